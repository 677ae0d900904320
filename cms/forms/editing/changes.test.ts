import { describe, expect, it } from 'vitest';
import { changesBetween, type FieldShape, inWords } from './changes';

const fields: FieldShape[] = [
  {
    type: 'tabs',
    tabs: [
      {
        type: 'tab',
        fields: [
          { type: 'text', name: 'title', label: 'Main heading' },
          { type: 'upload', name: 'image', label: 'Picture' },
          {
            type: 'array',
            name: 'slides',
            label: 'Slides',
            fields: [
              { type: 'text', name: 'heading' },
              { type: 'upload', name: 'media', label: 'Picture' },
            ],
          },
        ],
      },
      {
        type: 'tab',
        fields: [
          {
            type: 'group',
            name: 'meta',
            label: 'Search listing',
            fields: [{ type: 'text', name: 'meta_title', label: 'Title' }],
          },
        ],
      },
    ],
  },
  {
    type: 'blocks',
    name: 'sections',
    label: 'Sections',
    blocks: [
      { slug: 'hero', fields: [{ type: 'text', name: 'heading' }] },
      { slug: 'gallery', fields: [{ type: 'upload', name: 'image', label: 'Picture' }] },
    ],
  },
  { type: 'text', name: 'edited_by', label: 'Last saved by' },
];
const before = {
  title: 'One',
  image: 1,
  slides: [
    { id: 'a', heading: 'First', media: 1 },
    { id: 'b', heading: 'Second', media: 2 },
  ],
  meta: { meta_title: null },
};
const changed = (after: object) => inWords(changesBetween(fields, before, { ...before, ...after }));

describe('what changed, in words', () => {
  it('is empty for the same record, whether pictures are populated or not, and whoever saved it', () => {
    expect(changed({})).toBe('');
    expect(changed({ image: { id: 1, createdAt: 'today', alt: 'x' }, edited_by: 'Somebody', meta: {} })).toBe('');
  });

  it('names fields as the form does, with their group, and counts pictures', () => {
    expect(changed({ title: 'Two' })).toBe('main heading');
    expect(changed({ title: 'Two', image: 5, slides: [{ ...before.slides[0], media: 9 }, before.slides[1]] })).toBe(
      'main heading, 2 pictures',
    );
    expect(changed({ meta: { meta_title: 'Found' } })).toBe('search listing: title');
  });

  it('names a list once, whether rows were changed, added, removed or moved', () => {
    expect(changed({ slides: [before.slides[1], before.slides[0]] })).toBe('slides');
    expect(changed({ slides: [] })).toBe('slides');
    expect(changed({ slides: [...before.slides, { id: 'c', heading: 'Third' }] })).toBe('slides');
    expect(changed({ slides: [{ ...before.slides[0], heading: 'New' }, before.slides[1]] })).toBe('slides');
  });

  it('names the list of sections, and looks into each by its kind', () => {
    const hero = { id: 'h', blockType: 'hero', heading: 'One' };
    const gallery = { id: 'g', blockType: 'gallery', image: 1 };
    const of = (one: object, other: object) => inWords(changesBetween(fields, one, other));
    expect(of({ sections: [hero, gallery] }, { sections: [hero, gallery] })).toBe('');
    expect(
      of(
        { sections: [hero, gallery] },
        {
          sections: [
            { ...hero, heading: 'Two' },
            { ...gallery, image: 2 },
          ],
        },
      ),
    ).toBe('sections, 1 picture');
  });

  it('counts what would be too long', () => {
    const all = changesBetween(fields, {}, { title: 'a', image: 1, slides: [{ id: 'a' }], meta: { meta_title: 'b' } });
    expect(inWords(all)).toBe('main heading, slides and 2 more');
  });
});
