import { CONTENT_ICONS } from 'contract/icons';
import type { SelectField } from 'payload';

const labelOf = (icon: string) => icon.replace(/-/g, ' ').replace(/^./, (first) => first.toUpperCase());

export const iconField: SelectField = {
  name: 'icon',
  type: 'select',
  typescriptSchema: [() => ({ type: ['string', 'null'] })],
  options: CONTENT_ICONS.map((value) => ({ value, label: labelOf(value) })),
  admin: {
    description: 'The drawing beside these words.',
    components: { afterInput: ['/forms/controls/icon-preview#IconPreview'] },
  },
};
