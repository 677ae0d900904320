import { type Field, flattenAllFields } from 'payload';
import { expect, it } from 'vitest';
import type { Values } from '../records/walk';
import { pictureField } from './picture';
import { pictureFields, placesIn } from './walk';

const fields: Field[] = [
  { name: 'title', type: 'text' },
  {
    type: 'tabs',
    tabs: [
      { label: 'Words', fields: [{ type: 'row', fields: [pictureField('image', { label: 'Picture' })] }] },
      { name: 'meta', label: 'Search listing', fields: [pictureField('og_image', { label: 'Picture when shared' })] },
    ],
  },
  {
    name: 'slides',
    type: 'array',
    label: 'Slides',
    labels: { singular: 'Slide', plural: 'Slides' },
    fields: [
      pictureField('media', { label: 'Picture or video', videoToo: true, required: true }),
      pictureField('poster', { label: 'Still picture of the video' }),
    ],
  },
  {
    name: 'why',
    type: 'group',
    label: 'Why choose us',
    fields: [pictureField('before_image', { label: 'Before' }), { name: 'points', type: 'textarea' }],
  },
  {
    name: 'sections',
    type: 'blocks',
    labels: { singular: 'Section', plural: 'Sections' },
    blocks: [
      { slug: 'words', fields: [{ name: 'text', type: 'richText', label: 'Text' }] },
      { slug: 'gallery', fields: [{ name: 'pictures', type: 'upload', relationTo: 'media', hasMany: true, label: 'Gallery' }] },
    ],
  },
  { name: 'about', type: 'relationship', relationTo: ['posts', 'media'], label: 'About' },
];

const upload = (value: unknown) => ({ type: 'upload', relationTo: 'media', value, fields: null });
const filled = (): Values => ({
  title: 'A page',
  image: 1,
  meta: { og_image: { id: 2, filename: 'two.jpg' } },
  slides: [{ media: 3 }, { media: 4, poster: 1 }],
  why: { before_image: 5 },
  sections: [
    { blockType: 'gallery', pictures: [6, 1] },
    {
      blockType: 'words',
      text: {
        root: {
          children: [
            { type: 'list', children: [upload({ id: 7 })] },
            { ...upload(8), relationTo: 'posts' },
          ],
        },
      },
    },
  ],
  about: { relationTo: 'media', value: 9 },
});
const listed = (data: Values) => [...placesIn(fields, data)].map(({ picture, words }) => `${picture}: ${words.join(', ')}`);

it('finds the pictures of a record in all its fields, and names each place in the owner’s words', () => {
  expect(listed(filled())).toEqual([
    '1: picture',
    '2: search listing, picture when shared',
    '3: slide 1',
    '4: slide 2',
    '1: slide 2, still picture of the video',
    '5: why choose us, picture before',
    '6: section 1, gallery',
    '1: section 1, gallery',
    '7: section 2, text',
    '9: about',
  ]);
});

it('finds nothing in an empty record or in values of another shape', () => {
  expect(listed({})).toEqual([]);
  expect(listed({ image: 'x', slides: 'none', why: null, sections: [{ blockType: 'gone', pictures: [1] }] })).toEqual([]);
  expect(listed({ about: { relationTo: 'posts', value: 9 } })).toEqual([]);
});

it('replaces the picture in a place, whatever form the reference has', () => {
  const data = filled();
  for (const place of placesIn(fields, data)) if ([1, 7, 9].includes(place.picture)) place.put(20);
  expect(listed(data).filter((line) => line.startsWith('20'))).toEqual([
    '20: picture',
    '20: slide 2, still picture of the video',
    '20: section 1, gallery',
    '20: section 2, text',
    '20: about',
  ]);
  expect(data.about).toEqual({ relationTo: 'media', value: 20 });
});

it('names the top-level fields that can show a picture', () => {
  expect(pictureFields(flattenAllFields({ fields }))).toEqual(['image', 'meta', 'slides', 'why', 'sections', 'about']);
});
