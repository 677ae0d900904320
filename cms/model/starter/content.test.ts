import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { Post, read } from './content';

const folder = mkdtempSync(join(tmpdir(), 'starter-'));
afterAll(() => rmSync(folder, { recursive: true }));

const head = `---
title: "Ovens: the easy way"
date: 2026-03-10
picture: post-1
search_title: Ovens
search_description: How to clean an oven.
search_keywords: oven
---
`;
const part = (title: string, text = 'Some words.') => `\n## ${title}\n\n${text}\n`;
const three = part('One') + part('Two', 'First.\n\n- a [link](/blog)') + part('Three');

/** The post of a file with this text. */
function post(text: string) {
  writeFileSync(join(folder, 'ovens.md'), text);
  return read(Post, 'ovens.md', folder);
}

describe('a file of the starter content', () => {
  it('has fields, an opening, and a section below each heading', () => {
    expect(post(`${head}\nRead this.\n\nAnd this.\n${three}`)).toEqual({
      title: 'Ovens: the easy way',
      date: '2026-03-10',
      picture: 'post-1',
      search_title: 'Ovens',
      search_description: 'How to clean an oven.',
      search_keywords: 'oven',
      opening: 'Read this.\n\nAnd this.',
      sections: [
        { title: 'One', text: 'Some words.' },
        { title: 'Two', text: 'First.\n\n- a [link](/blog)' },
        { title: 'Three', text: 'Some words.' },
      ],
    });
  });

  it.each([
    ['a field that is missing', head.replace(/^date.*\n/m, ''), 'date'],
    ['an unknown field', head.replace('picture', 'image'), 'image'],
    ['an invalid day', head.replace('03-10', '02-30'), 'date'],
    ['a title that search results cut', head.replace('search_title: ', `search_title: ${'long '.repeat(12)}`), 'search_title'],
    ['a picture in the text', `${head}\n![An oven](oven.jpg)\n`, 'opening'],
    ['markup in the text', `${head}\nOne<br>two\n`, 'opening'],
    ['no text', `${head}\n`, 'opening'],
  ])('is rejected with %s, and the message names file and field', (_, text, field) => {
    expect(() => post(text + (text.endsWith('---\n') ? '\nRead this.\n' : '') + three)).toThrow(
      new RegExp(`ovens\\.md.*\\b${field}\\b`, 's'),
    );
  });

  it('is rejected if it is not JSON, and the message names the file', () => {
    writeFileSync(join(folder, 'home.json'), '{ "title": "One", }');
    expect(() => read(z.object({ title: z.string() }), 'home.json', folder)).toThrow(/home\.json/);
  });
});
