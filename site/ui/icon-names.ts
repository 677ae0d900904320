import { CONTENT_ICONS } from 'contract/icons';

/** Icons of the site's own controls, and logos of social networks. */
const CONTROL_ICONS = [
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
