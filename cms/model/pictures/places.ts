/** Places of the design by the width in pixels from which a picture looks sharp there. */
export const places = {
  /** The slides at the top of the home page, from edge to edge. */
  hero: 1600,
  /** The top of every other page, half of the screen. */
  top: 1280,
  /** Beside words, on cards and in posts. */
  beside: 800,
  /** Before and after. */
  pair: 600,
  /** The small round portrait of a review. */
  face: 96,
  /** Previews of a link in social networks and messages. */
  shared: 1200,
  /** The company's logo at the top and the bottom of every page. */
  logo: 448,
  /** The square sign of a tab or a home screen. */
  sign: 512,
} as const;

export type PlaceSize = keyof typeof places;

const usual: Record<string, PlaceSize> = {
  media: 'hero',
  poster: 'hero',
  background_image: 'top',
  before_image: 'pair',
  after_image: 'pair',
  avatar: 'face',
  og_image: 'shared',
};

export const usualPlace = (name: string): PlaceSize => usual[name] ?? 'beside';

/** How wide a picture should be for that place; undefined when it is wide enough, its width is unknown, or it is a drawing. */
export function widthMissing(
  width: number | null | undefined,
  size: PlaceSize | undefined,
  mimeType: string | null | undefined,
): number | undefined {
  if (mimeType === 'image/svg+xml') return undefined;
  const needed = places[size ?? 'beside'];
  return width && width < needed ? needed : undefined;
}
