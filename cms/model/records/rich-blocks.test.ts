import type { RichBlock } from 'contract/edit-bar';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { blocksOf, stateOf } from './rich-blocks';

const words = fc.string({ minLength: 1 }).filter((text) => text.trim() !== '' && !text.includes('\n'));
const looks = fc.record({ bold: fc.constant(true), italic: fc.constant(true) }, { requiredKeys: [] });
const run = fc.tuple(words, looks).map(([text, look]) => ({ text, ...look }));
const block = fc.record({
  kind: fc.constantFrom('p' as const, 'ul' as const, 'ol' as const),
  runs: fc.array(run, { minLength: 1, maxLength: 4 }),
});

it('what is edited is stored and read as it was typed', () => {
  fc.assert(
    fc.property(fc.array(block, { maxLength: 8 }), (blocks) => {
      expect(blocksOf(stateOf(blocks))).toEqual(blocks);
    }),
  );
});

const table = { type: 'table', version: 1, children: [{ type: 'tablerow', children: [] }] };
const link = {
  type: 'link',
  id: 'a',
  version: 3,
  fields: { url: '/about-us', newTab: true, linkType: 'custom' },
  children: [{ type: 'text', text: 'us', format: 1 }],
};
const old = {
  root: { type: 'root', children: [table, { type: 'paragraph', children: [{ type: 'text', text: 'Ask ' }, link] }] },
};

it('a table stays as it is, wherever it is moved; a link keeps what a page does not show of it', () => {
  const [kept, paragraph] = blocksOf(old);
  expect([kept, paragraph]).toEqual([
    { kind: 'kept', kept: 0, name: 'Table' },
    { kind: 'p', runs: [{ text: 'Ask ' }, { text: 'us', bold: true, link: 0, href: '/about-us' }] },
  ]);
  const moved = stateOf([paragraph, kept] as RichBlock[], old).root.children;
  expect(moved[1]).toBe(table);
  expect(moved[0]).toMatchObject({ children: [{ text: 'Ask ' }, { id: 'a', fields: link.fields }] });
});

it('a new link is stored as an address; empty paragraphs fall away; a list goes on as one', () => {
  const { children } = stateOf([
    {
      kind: 'p',
      runs: [{ text: 'Look ' }, { text: 'he', href: 'example.com' }, { text: 're', bold: true, href: 'example.com' }],
    },
    { kind: 'p', runs: [{ text: ' ' }] },
    { kind: 'ul', runs: [{ text: 'one' }] },
    { kind: 'ul', runs: [{ text: 'two\nlines' }] },
  ]).root;
  expect(children).toMatchObject([
    {
      children: [
        { text: 'Look ' },
        { type: 'link', fields: { url: 'https://example.com' }, children: [{ text: 'he' }, { text: 're', format: 1 }] },
      ],
    },
    {
      type: 'list',
      children: [{ value: 1 }, { value: 2, children: [{ text: 'two' }, { type: 'linebreak' }, { text: 'lines' }] }],
    },
  ]);
});
