import { HEADING_FONTS, type HeadingFont } from 'contract/look';
import type { GroupField, TextField } from 'payload';
import { STARTER_COLOURS } from 'shared/palette';
import { groupField } from '../../forms/fields/group';
import { sideBySide } from '../../forms/fields/side-by-side';
import { uiField } from '../../forms/fields/ui';
import { pictureField } from '../pictures/picture';

const COLOUR = /^#[0-9a-f]{6}$/i;

const colourField = (name: keyof typeof STARTER_COLOURS, label: string, description: string): TextField => ({
  name,
  type: 'text',
  label,
  required: true,
  defaultValue: STARTER_COLOURS[name],
  validate: (value: unknown) =>
    (typeof value === 'string' && COLOUR.test(value)) ||
    `Enter # and six digits or letters from a to f, such as ${STARTER_COLOURS[name]}.`,
  hooks: { beforeValidate: [({ value }) => (typeof value === 'string' ? value.trim().toLowerCase() : value)] },
  admin: { description, components: { Field: '/forms/controls/colour#Colour' } },
});

const fonts: Record<HeadingFont, string> = {
  Bricolage: 'Bricolage Grotesque: lively',
  Outfit: 'Outfit: round and calm',
  Jakarta: 'Plus Jakarta Sans: exact and modern',
  Fraunces: 'Fraunces: soft, with serifs',
};

/** Logo, colours and heading font (R-CLAIM-9). */
export const lookField: GroupField = groupField('look', false, [
  pictureField('logo', {
    label: 'Logo',
    description: 'At the top of every page, in place of the company’s name. SVG, or PNG without a background.',
    place: 'logo',
  }),
  pictureField('logo_on_dark', {
    label: 'Logo for dark ground',
    description: 'At the bottom of every page. Without it the logo stands on a white plate there.',
    place: 'logo',
  }),
  pictureField('sign', {
    label: 'Square sign',
    description:
      'On the tab of the browser and on the home screen of a phone. Without it the logo is made to fit, which is small.',
    place: 'sign',
  }),
  sideBySide(
    colourField('main', 'Main colour', 'Headings, dark sections and the bottom of every page.'),
    colourField('accent', 'Accent colour', 'The button for a free quote, and what else matters most on a page.'),
  ),
  uiField('colours', '/forms/controls/palette-preview#PalettePreview'),
  {
    name: 'heading_font',
    type: 'select',
    label: 'Font of headings',
    required: true,
    defaultValue: HEADING_FONTS[0],
    options: HEADING_FONTS.map((value) => ({ value, label: fonts[value] })),
    admin: { isClearable: false, description: 'The preview beside the form shows it.' },
  },
]);
