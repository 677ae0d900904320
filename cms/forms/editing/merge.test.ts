import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changesBetween, type FieldShape, type Values } from './changes';
import { merge } from './merge';

const fields: FieldShape[] = [
  {
    type: 'tabs',
    tabs: [
      {
        type: 'tab',
        fields: [
          { type: 'text', name: 'title', label: 'Title' },
          { type: 'row', fields: [{ type: 'upload', name: 'image', label: 'Picture' }] },
          { type: 'checkbox', name: 'shown', label: 'Shown' },
          { type: 'date', name: 'day', label: 'Day' },
          { type: 'relationship', name: 'services', label: 'Services' },
          { type: 'richText', name: 'opening', label: 'Opening' },
        ],
      },
      { type: 'tab', name: 'meta', label: 'Search listing', fields: [{ type: 'text', name: 'title', label: 'Title' }] },
    ],
  },
  {
    type: 'array',
    name: 'sections',
    label: 'Sections',
    fields: [
      { type: 'text', name: 'heading', label: 'Heading' },
      { type: 'array', name: 'points', label: 'Points', fields: [{ type: 'text', name: 'text', label: 'Text' }] },
    ],
  },
  { type: 'text', name: 'edited_by', label: 'Last saved by' },
];

interface Section extends Values {
  id: string;
  heading: string;
  points: { id: string; text: string }[];
}
interface Doc extends Values {
  sections: Section[];
}

const base: Doc = {
  title: 'base-title',
  image: 1,
  shown: false,
  day: '2026-01-01T00:00:00.000Z',
  services: [1, 2],
  opening: { root: { children: [{ text: 'base-opening' }] } },
  meta: { title: 'base-meta' },
  sections: ['a', 'b', 'c'].map((id) => ({ id, heading: `base-${id}`, points: [{ id: `${id}1`, text: `base-${id}1` }] })),
  updatedAt: '1',
};

/** One act of somebody in the form; `word` is new and stands nowhere else. */
type Act = (doc: Doc, word: string, at: number) => Doc;
const section = (doc: Doc, at: number) => doc.sections[at % Math.max(1, doc.sections.length)];
const acts: Act[] = [
  (doc, word) => ({ ...doc, title: word }),
  (doc, _, at) => ({ ...doc, image: { id: at + 2, createdAt: 'today' } }),
  (doc) => ({ ...doc, shown: !doc.shown }),
  (doc, word) => ({ ...doc, day: word }),
  (doc, _, at) => ({ ...doc, services: [at + 3] }),
  (doc, word) => ({ ...doc, opening: { root: { children: [{ text: word }] } } }),
  (doc, word) => ({ ...doc, meta: { title: word } }),
  (doc, word) => ({ ...doc, sections: [...doc.sections, { id: word, heading: word, points: [] }] }),
  (doc, _, at) => ({ ...doc, sections: doc.sections.filter((one) => one !== section(doc, at)) }),
  (doc) => ({ ...doc, sections: [...doc.sections].reverse() }),
  (doc, word, at) => ({
    ...doc,
    sections: doc.sections.map((one) => (one === section(doc, at) ? { ...one, heading: word } : one)),
  }),
  (doc, word, at) => ({
    ...doc,
    sections: doc.sections.map((one) =>
      one === section(doc, at) ? { ...one, points: [...one.points, { id: word, text: word }] } : one,
    ),
  }),
];

const edits = fc.array(fc.record({ act: fc.nat(acts.length - 1), at: fc.nat(5) }), { maxLength: 6 });
const edited = (from: Doc, list: { act: number; at: number }[], who: string, updatedAt: string): Doc => ({
  ...list.reduce((doc, { act, at }, index) => acts[act]?.(doc, `${who}-${index}`, at) ?? doc, from),
  updatedAt,
});
const wordsOf = (value: unknown, who: string) => JSON.stringify(value).match(new RegExp(`${who}-\\d+`, 'g')) ?? [];
const same = (one: Values, other: Values) => expect(changesBetween(fields, one, other)).toEqual([]);

describe('two people who typed in the same version', () => {
  it('keep every word: it is in the result, or they are asked to choose', () => {
    fc.assert(
      fc.property(edits, edits, (one, other) => {
        const mine = edited(base, one, 'mine', '1');
        const theirs = edited(base, other, 'theirs', '2');
        const { values, conflicts } = merge(fields, { base, mine, theirs, sent: [] });
        const seen = [values, conflicts.map(({ mine, theirs }) => ({ mine, theirs }))];
        expect(wordsOf(seen, 'mine')).toEqual(expect.arrayContaining(wordsOf(mine, 'mine')));
        expect(wordsOf(seen, 'theirs')).toEqual(expect.arrayContaining(wordsOf(theirs, 'theirs')));
        expect(values.updatedAt).toBe('2');
      }),
      { numRuns: 500 },
    );
  });

  it('are not asked where only one of them changed something', () => {
    fc.assert(
      fc.property(edits, (list) => {
        const changed = edited(base, list, 'word', '2');
        const mine = merge(fields, { base, mine: changed, theirs: base, sent: [] });
        const theirs = merge(fields, { base, mine: base, theirs: changed, sent: [] });
        expect([...mine.conflicts, ...theirs.conflicts]).toEqual([]);
        same(mine.values, changed);
        same(theirs.values, changed);
      }),
    );
  });

  it('have no question left when each is answered', () => {
    fc.assert(
      fc.property(edits, edits, fc.constantFrom('mine' as const, 'theirs' as const), (one, other, choice) => {
        const versions = { base, mine: edited(base, one, 'mine', '1'), theirs: edited(base, other, 'theirs', '2'), sent: [] };
        const choices = Object.fromEntries(merge(fields, versions).conflicts.map(({ path }) => [path, choice]));
        const { values, conflicts } = merge(fields, versions, choices);
        expect(conflicts).toEqual([]);
        expect(wordsOf(values, choice)).toEqual(expect.arrayContaining(wordsOf(versions[choice], choice)));
      }),
    );
  });

  it('are not asked about values that this form itself sent, however many answers were lost', () => {
    fc.assert(
      fc.property(edits, edits, edits, (one, more, rest) => {
        const first = edited(base, one, 'first', '1');
        const second = edited(first, more, 'second', '1');
        const mine = edited(second, rest, 'third', '1');
        for (const theirs of [first, second]) {
          const { values, conflicts } = merge(fields, {
            base,
            mine,
            theirs: { ...theirs, updatedAt: '2' },
            sent: [first, second],
          });
          expect(conflicts).toEqual([]);
          same(values, mine);
        }
      }),
    );
  });
});

it('names fields as the form does, with their row or group', () => {
  const mine = { ...base, title: 'Mine', meta: { title: 'Mine' } };
  const theirs = {
    ...base,
    title: 'Theirs',
    meta: { title: 'Theirs' },
    sections: base.sections.map((one) => ({ ...one, heading: `${one.heading}!` })),
  };
  const { conflicts, taken } = merge(fields, { base, mine, theirs, sent: [] });
  expect(conflicts.map(({ path, label }) => [path, label])).toEqual([
    ['title', 'title'],
    ['meta.title', 'search listing: title'],
  ]);
  expect(new Set(taken.map(({ label }) => label))).toEqual(new Set([1, 2, 3].map((place) => `sections ${place}: heading`)));
});

it('merges sections of different kinds, each by its own fields (R-OWN-1)', () => {
  const blocks: FieldShape[] = [
    {
      type: 'blocks',
      name: 'sections',
      label: 'Sections',
      labels: { singular: 'Section' },
      blocks: [
        { slug: 'hero', fields: [{ type: 'text', name: 'heading', label: 'Heading' }] },
        { slug: 'map', fields: [{ type: 'text', name: 'office', label: 'Office' }] },
      ],
    },
  ];
  const hero = { id: 'a', blockType: 'hero', heading: 'One' };
  const map = { id: 'b', blockType: 'map', office: 'x' };
  const before = { sections: [hero, map] };
  const mine = { sections: [{ ...hero, heading: 'Mine' }, map] };
  const theirs = { sections: [{ ...map, office: 'y' }, hero, { id: 'c', blockType: 'map', office: 'z' }] };
  expect(merge(blocks, { base: before, mine, theirs, sent: [] })).toMatchObject({
    values: {
      sections: [
        { ...map, office: 'y' },
        { ...hero, heading: 'Mine' },
        { id: 'c', blockType: 'map', office: 'z' },
      ],
    },
    conflicts: [],
  });
  const both = merge(blocks, { base: before, mine, theirs: { sections: [{ ...hero, heading: 'Theirs' }, map] }, sent: [] });
  expect(both.conflicts).toMatchObject([{ label: 'section 1: heading', mine: 'Mine', theirs: 'Theirs' }]);
});
