import fc from 'fast-check';
import { expect, it } from 'vitest';
import { textsOf } from './page-texts';

const page = ({ head = '', foot = '', main = '' }) => `<!doctype html><html><head><title>About us</title>
<meta name="description" content="Told to Google"><meta property="og:image" content="https://x.example/hidden.jpg">
<script type="application/ld+json">{"name":"Told in markup","url":"https://x.example/hidden"}</script>
<style>.hidden{}</style></head><body><header>${head}</header><main><img alt="A van"><p>${main}</p></main>
<script>hidden()</script><footer>${foot}</footer></body></html>`;

it('separates the texts that visitors see from those for search engines (R-OWNER-25)', () => {
  const { title, seen, told } = textsOf(page({ head: 'Above', main: 'We clean <em>Hobart</em>.', foot: 'Below' }));
  expect(title).toBe('About us');
  expect(seen).toBe('Above We clean Hobart . Below');
  for (const words of ['About us', 'Told to Google', 'Told in markup', 'A van']) expect(told).toContain(words);
  expect(seen + told).not.toContain('hidden');
});

it('marks the words of the page itself, whatever stands around them (R-OWNER-25)', () => {
  const word = fc.stringMatching(/^[a-z]{1,9}$/);
  fc.assert(
    fc.property(word, word, word, word, (head, foot, main, other) => {
      const { mark } = textsOf(page({ head, foot, main }));
      expect(textsOf(page({ head: other, foot: other, main })).mark).toBe(mark);
      expect(textsOf(page({ head, foot, main: other })).mark === mark).toBe(main === other);
    }),
  );
});
