import { builtInHead, headOfCity } from 'contract/catalogue/heads';
import type { HeadWords } from 'contract/page-head';
import { withoutSlash } from 'contract/paths';
import { ownValue } from 'shared/own-value';
import type { InRecord, Usual } from '../../forms/fields/usual';
import { pagePaths } from '../../model/page-records';

const TEXTS: Record<string, keyof HeadWords> = { 'meta.meta_title': 'title', 'meta.meta_description': 'description' };

const NAME = '{name}';

/** The built-in words of an empty title or description in search results; none where another text stands for it. */
export function usualListing({ slug }: InRecord, path: string): Usual[] {
  const text = ownValue(TEXTS, path);
  if (!text) return [];
  if (slug === 'cities') {
    const [before, after] = headOfCity(NAME)[text].split(NAME);
    return [{ of: 'name', before, after }];
  }
  if ((slug === 'privacy' || slug === 'own-pages') && text === 'title') return [{ of: 'title' }];
  const page = ownValue<string>(pagePaths, slug);
  return [(page && builtInHead(withoutSlash(page))?.[text]) ?? []].flat();
}
