import { cityPages, servicePages } from 'contract/catalogue';
import { builtInHead, headOfCity } from 'contract/catalogue/heads';
import type { Facts } from 'contract/facts';
import type { HeadWords } from 'contract/page-head';
import { withoutSlash } from 'contract/paths';
import type { Payload } from 'payload';
import { factsOf } from '../../base/facts/company-facts';
import { servicePath } from '../../publishing/addresses';

const NONE: HeadWords = { title: '', description: '' };

/** The built-in title and description of a path; empty where the site has none. */
export function usualWords(path: string | undefined): HeadWords {
  if (!path) return NONE;
  const route = withoutSlash(path);
  const service = servicePages.find(({ slug }) => servicePath(slug) === route);
  const city = cityPages.find((page) => page.route === route);
  return (
    builtInHead(route) ??
    (service && { title: service.title, description: service.description }) ??
    (city ? headOfCity(city.name) : NONE)
  );
}

/** The company's name, the words of pages that have none, and the facts that texts name. */
export async function companyWords(payload: Payload): Promise<{ brand: string; site: HeadWords; facts: Facts }> {
  const select = { brand: true, default_title: true, default_description: true } as const;
  const [{ brand, default_title, default_description }, facts] = await Promise.all([
    payload.findGlobal({ slug: 'settings', depth: 0, select }),
    factsOf(payload),
  ]);
  return { brand, facts, site: { title: default_title, description: default_description } };
}
