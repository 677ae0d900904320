import type { SelectField } from 'payload';

/** The icons that the site can draw, by name. */
const icons = [
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
];

const labelOf = (icon: string) => icon.replace(/-/g, ' ').replace(/^./, (first) => first.toUpperCase());

export const iconField: SelectField = {
  name: 'icon',
  type: 'select',
  typescriptSchema: [() => ({ type: ['string', 'null'] })],
  options: icons.map((value) => ({ value, label: labelOf(value) })),
  admin: {
    components: {
      afterInput: ['/content/look/icon-preview#IconPreview'],
      Cell: '/content/look/icon-preview#IconCell',
    },
  },
};
