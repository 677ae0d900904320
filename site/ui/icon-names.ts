/** Icons that content may name: contract, catalogue and back office choose from these. */
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

/** Icons of the site's own controls, and marks of networks. */
export const CONTROL_ICONS = [
  'arrow-right',
  'badge-check',
  'check',
  'chevron-down',
  'chevron-left',
  'chevron-right',
  'external-link',
  'facebook',
  'google',
  'instagram',
  'linkedin',
  'logo',
  'menu',
  'pause',
  'play',
  'quote',
  'x',
] as const;

export const ICONS = [...CONTENT_ICONS, ...CONTROL_ICONS] as const;
export type IconName = (typeof ICONS)[number];
