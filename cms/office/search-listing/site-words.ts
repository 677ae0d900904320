import { cityPages, servicePages } from 'contract/catalogue';
import { builtInHeads, headOfCity } from 'contract/catalogue/heads';
import type { HeadWords } from 'contract/page-head';
import { withoutSlash } from 'contract/paths';
import type { Payload } from 'payload';
import { servicePath } from '../../publishing/addresses';

const NONE: HeadWords = { title: '', description: '' };
const heads: Record<string, HeadWords> = builtInHeads;

/** The built-in title and description of a path; empty where the site has none. */
export function usualWords(path: string | undefined): HeadWords {
  if (!path) return NONE;
  const route = withoutSlash(path);
  const service = servicePages.find(({ slug }) => servicePath(slug) === route);
  const city = cityPages.find((page) => page.route === route);
  return (
    heads[route] ??
    (service && { title: service.title, description: service.description }) ??
    (city ? headOfCity(city.name) : NONE)
  );
}

/** The company's name, and the words of pages that have none. */
export async function companyWords(payload: Payload): Promise<{ brand: string; site: HeadWords }> {
  const { brand, default_title, default_description } = await payload.findGlobal({
    slug: 'settings',
    depth: 0,
    select: { brand: true, default_title: true, default_description: true },
  });
  return { brand, site: { title: default_title, description: default_description } };
}
