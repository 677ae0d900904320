import type { SectionKind } from 'contract/own-page';

export type Band = 'white' | 'tint' | 'main' | undefined;

/** Backgrounds of a kind in the order of preference; a section never has the one of the section above it. */
const preferred: { [K in SectionKind]?: readonly [Band, Band, ...Band[]] } = {
  cards: ['tint', undefined],
  reasons: ['main', 'tint'],
  numbers: ['tint', 'white'],
  before_after: ['white', 'tint'],
  prices: ['tint', undefined],
  reviews: ['white', 'tint'],
  form: ['tint', undefined],
};
const USUAL = [undefined, 'white'] as const;

/** The sections with their backgrounds, below one with the background `first`. */
export function withBands<Section extends { kind: SectionKind }>(
  sections: readonly Section[],
  first: Band,
): (Section & { band?: Band })[] {
  let above: Band | 'other' = first;
  return sections.map((section) => {
    const band = (preferred[section.kind] ?? USUAL).find((candidate) => candidate !== above);
    above = section.kind === 'map' ? 'other' : band;
    return { ...section, band };
  });
}
