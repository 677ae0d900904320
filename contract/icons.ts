/** Icons that content may use; contract, catalogue and back office choose from these. */
export const CONTENT_ICONS = [
  'award',
  'building',
  'calendar-check',
  'clock',
  'droplets',
  'eye',
  'hand-heart',
  'heart-pulse',
  'home',
  'ladder',
  'layers',
  'leaf',
  'mail',
  'map-pin',
  'phone',
  'recycle',
  'shield-check',
  'sparkles',
  'star',
  'sun',
  'target',
  'thumbs-up',
  'trending-up',
  'users',
  'wallet',
  'wind',
  'wrench',
] as const;

/** Path below the media base of an icon's file, as our back office serves it; the site draws its own without a request. */
export const iconPath = <Name extends string>(name: Name) => `icons/${name}.svg` as const;

/** The icon of our set that a path, or a name alone, means; undefined for any other picture. */
export const iconAt = (value: string): (typeof CONTENT_ICONS)[number] | undefined =>
  CONTENT_ICONS.find((name) => value === name || value.replace(/^\/+/, '') === iconPath(name));
