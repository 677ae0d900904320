/** Pages by default or of the provider, and those that it removed. */
export interface Merged<Page> {
  pages: Page[];
  gone: Page[];
}

const isGiven = ([, value]: [string, unknown]) => value !== null && value !== undefined && value !== '';

/** The default pages with the provider's changes and additions, by slug; what it leaves empty stays as it is. */
export function mergePages<Page extends { slug: string }, Override extends Partial<Page> & { slug: string; gone?: boolean }>(
  defaults: readonly Page[],
  overrides: readonly Override[],
  newPage: (override: Omit<Override, 'gone'>) => Page,
): Merged<Page> {
  const merged = new Map(defaults.map((page) => [page.slug, page]));
  for (const { gone: _, ...given } of overrides) {
    const { slug } = given;
    const filled = Object.fromEntries(Object.entries(given).filter(isGiven));
    merged.set(slug, { ...newPage(given), ...merged.get(slug), ...filled });
  }
  const goneSlugs = new Set(overrides.filter(({ gone }) => gone).map(({ slug }) => slug));
  const all = [...merged.values()];
  return { pages: all.filter(({ slug }) => !goneSlugs.has(slug)), gone: all.filter(({ slug }) => goneSlugs.has(slug)) };
}
