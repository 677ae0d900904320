import { ONCE, type SectionKind } from 'contract/own-page';
import type { Block, BlocksField, Field } from 'payload';
import { blocks as checkBlocks } from 'payload/shared';
import { checkboxField } from '../../forms/fields/checkbox';
import { embedLinkField } from '../../forms/fields/embed-link';
import { fileField } from '../../forms/fields/file';
import { iconField } from '../../forms/fields/icon';
import { linesField } from '../../forms/fields/lines';
import { collapsedRows, rowsField } from '../../forms/fields/rows';
import { lineField, paragraphField, textField } from '../../forms/fields/text-fields';
import { uiField } from '../../forms/fields/ui';
import { choiceField } from '../choices/choice';
import { pictureField } from '../pictures/picture';
import { actionField } from './action-field';

/** More sections would be slow to load, and nobody reads them. */
const MAX_SECTIONS = 30;

const section = (slug: SectionKind, label: string, fields: Field[]): Block => ({
  slug,
  labels: { singular: label, plural: label },
  admin: {
    disableBlockName: true,
    components: { Label: { path: '/forms/controls/section-label#SectionLabel', clientProps: { kind: label } } },
    images: { thumbnail: { url: `/sections/${slug}.svg`, alt: '' } },
  },
  fields,
});

const note = (text: string): Field =>
  uiField('note_to_owner', { path: '/forms/controls/section-note#SectionNote', clientProps: { text } });

const heading = textField('heading', 'Heading', 'Up to 50 characters look right. Empty: the section has no heading.');
const headingWithUsual = textField('heading', 'Heading', 'Up to 50 characters look right. Empty: the usual one.');
const lead = paragraphField('lead', 'Below the heading', 'One or two sentences. Empty: the line is left out.', 2);
const sentences = paragraphField('text', 'Text', 'Up to 150 characters look right.', 3);

const list = (name: string, singular: string, plural: string, description: string, fields: Field[]): Field => ({
  ...rowsField(name, plural, [singular, plural], description, fields),
  required: true,
  minRows: 1,
  maxRows: 40,
});

const point = [lineField('title', 'Title', 'Up to 30 characters look right.'), sentences, iconField];

const sections: Block[] = [
  section('hero', 'Top of the page', [
    textField(
      'heading',
      'Heading',
      'The main heading of the page, if this section is its first. Up to 45 characters look right. Empty: the name of the page.',
    ),
    paragraphField('text', 'Text', 'One or two sentences below the heading.', 2),
    textField('price', 'Price', 'In a few words, such as “From $99”. Empty: the line is left out.'),
    pictureField('image', { label: 'Picture', place: 'top' }),
    actionField,
    checkboxField('call', 'With the button that dials', {
      defaultValue: true,
      description: 'Its words are under Headings and buttons.',
    }),
  ]),
  section('text', 'Text with a picture', [
    heading,
    {
      name: 'text',
      type: 'richText',
      label: 'Text',
      required: true,
      admin: { description: 'Two to four paragraphs look right.' },
    },
    pictureField('image', { label: 'Picture' }),
    {
      name: 'side',
      type: 'select',
      label: 'The picture stands',
      defaultValue: 'left',
      options: [
        { value: 'left', label: 'On the left' },
        { value: 'right', label: 'On the right' },
      ],
      admin: { description: 'On a phone it stands between heading and text.' },
    },
    actionField,
  ]),
  section('cards', 'Cards', [
    heading,
    lead,
    list('cards', 'Card', 'Cards', 'In this order. Three or six look best.', [
      ...point,
      pictureField('image', { label: 'Picture', description: 'In place of the drawing.' }),
      actionField,
    ]),
  ]),
  section('reasons', 'Reasons', [
    heading,
    lead,
    list('points', 'Reason', 'Reasons', 'In this order. Four or six look best.', point),
  ]),
  section('steps', 'Steps', [heading, list('steps', 'Step', 'Steps', 'In this order. Three or four look best.', point)]),
  section('numbers', 'Numbers', [
    heading,
    list('numbers', 'Number', 'Numbers', 'In this order. Three or four look best.', [
      lineField('value', 'Number', 'Such as 10+, or a fact such as {years}.'),
      lineField('label', 'What is counted', 'Below the number. Up to 30 characters look right.'),
      iconField,
    ]),
  ]),
  section('before_after', 'Before and after', [
    heading,
    linesField('points', {
      label: 'Lines with tick marks',
      admin: { rows: 4, description: 'One per line. Empty: the pictures stand alone.' },
    }),
    pictureField('before_image', { label: 'Before', required: true }),
    pictureField('after_image', { label: 'After', required: true }),
  ]),
  section('gallery', 'Gallery', [
    heading,
    list('pictures', 'Picture', 'Pictures', 'In this order. An even number, or three, look best.', [
      pictureField('image', { label: 'Picture', required: true }),
      textField('caption', 'Caption', 'Below the picture. Empty: there is none.'),
    ]),
  ]),
  section('prices', 'Prices', [
    heading,
    lead,
    list('prices', 'Price', 'Prices', 'In this order. Two or three look best.', [
      lineField('title', 'What for', 'Up to 30 characters look right.'),
      lineField('price', 'Price', 'Such as $120, or “From $99”.'),
      sentences,
      linesField('points', {
        label: 'What is included',
        admin: { rows: 4, description: 'One per line, each with a tick mark.' },
      }),
      actionField,
    ]),
    paragraphField('note', 'Small print', 'Below the prices. Empty: there is none.', 2),
  ]),
  section('questions', 'Questions', [
    headingWithUsual,
    list('items', 'Question', 'Questions', 'In this order.', [
      lineField('question', 'Question', 'As a customer would ask it.'),
      { ...paragraphField('answer', 'Answer', 'An empty line starts a new paragraph.', 4), required: true },
    ]),
  ]),
  section('files', 'Files', [
    heading,
    lead,
    list('files', 'File', 'Files', 'In this order, such as a price list or a safety sheet.', [
      lineField('title', 'Name', 'Visitors click it to download the file. Up to 40 characters look right.'),
      fileField,
      textField(
        'text',
        'What it is',
        'In one sentence. Its size and its date are shown by themselves. Empty: the line is left out.',
      ),
    ]),
  ]),
  section('reviews', 'Reviews', [note('The newest of your reviews, as on the home page. They are under Reviews.')]),
  section('form', 'Form', [
    {
      name: 'form',
      type: 'select',
      label: 'Which form',
      required: true,
      defaultValue: 'contact',
      options: [
        { value: 'contact', label: 'The contact form: name, phone, e-mail and a message' },
        { value: 'quote', label: 'The quote form: the job and its address, too' },
      ],
      admin: { description: 'What is sent comes to your enquiries, with the address of this page.' },
    },
    headingWithUsual,
    paragraphField('lead', 'Below the heading', 'One or two sentences. Empty: the usual ones.', 2),
    checkboxField('asks_suburb', 'With the question whether you clean in the visitor’s suburb', {
      defaultValue: true,
      description: 'It stands beside the form, unless the page has a section for it.',
    }),
  ]),
  section('suburb_check', 'Suburb check', [
    note('Visitors type their suburb and read whether you clean there. Which ones you serve is set under Company, Offices.'),
  ]),
  section('map', 'Map', [
    choiceField('office', 'Office', 'OfficeChoice', {
      required: true,
      validate: (value: unknown) => Boolean(value) || 'Choose one of the offices from the list.',
      description: 'The section shows the map of this office.',
    }),
  ]),
  section('embed', 'Video or map', [
    heading,
    lead,
    embedLinkField,
    lineField(
      'title',
      'What it shows',
      'In a few words, such as “How we clean an oven”. It is read aloud to those who cannot see it.',
    ),
    pictureField('image', {
      label: 'Picture until then',
      description: 'Shown until somebody clicks. Empty: a plain panel in your colours.',
    }),
  ]),
  section('call_to_action', 'Call to action', [
    lineField('heading', 'Heading', 'Up to 45 characters look right.'),
    paragraphField('text', 'Text', 'One sentence below it.', 2),
    actionField,
  ]),
];

type Row = { blockType?: string };

/** The label of a kind that stands in a page more than once, although the page shows it once. */
const repeated = (rows: Row[]) =>
  sections.find(({ slug }) => ONCE.some((kind) => kind === slug) && rows.filter(({ blockType }) => blockType === slug).length > 1)
    ?.labels?.singular;

const fieldOf = (label: string, description: string, blocks: Block[]): BlocksField => ({
  name: 'sections',
  type: 'blocks',
  label,
  labels: { singular: 'Section', plural: 'Sections' },
  maxRows: MAX_SECTIONS,
  blocks,
  validate: (value, options) => {
    const twice = repeated((value ?? []) as Row[]);
    return twice ? `“${twice}” is there twice. A page shows it once: take the second one out.` : checkBlocks(value, options);
  },
  admin: { ...collapsedRows, description },
});

export const sectionsField = fieldOf(
  'Sections',
  'Drag them into the order that you want. Backgrounds take turns by themselves.',
  sections,
);

/** Kinds that home, city and service pages have themselves, or of which they could show a second. */
const NOT_BELOW: readonly string[] = ['hero', 'reviews', 'form', 'suburb_check', 'map'] satisfies SectionKind[];

/** Sections that the owner adds to a page which has its own, above its last invitation. */
export const extraSectionsField = fieldOf(
  'Extra sections',
  'Below the sections that this page always has, in this order. Without any, the page is as usual.',
  sections.filter(({ slug }) => !NOT_BELOW.includes(slug)),
);
