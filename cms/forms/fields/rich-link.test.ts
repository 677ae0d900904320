import type { Payload } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';
import { askRest, signedIn, startPayload } from '../../testing/api';
import { isPlainLink, tidyLink } from './rich-link';

let payload: Payload;
let token: string;
beforeAll(async () => {
  payload = await startPayload();
  ({ token } = await signedIn(payload, 'owner'));
});

const linkTo = (url: string) => ({
  type: 'link',
  version: 3,
  id: 'a1',
  fields: { url, newTab: false, linkType: 'custom' },
  children: [{ type: 'text', text: 'Here', version: 1 }],
});
const sections = (url: string) => [
  {
    blockType: 'text',
    heading: 'Links',
    text: { root: { type: 'root', version: 1, children: [{ type: 'paragraph', version: 1, children: [linkTo(url)] }] } },
  },
];
let pages = 0;
const publish = (url: string) => {
  pages += 1;
  const body = { title: `Page ${pages}`, route: `/page-${pages}`, sections: sections(url), _status: 'published' };
  return askRest(payload, 'POST', '/own-pages', { token, body });
};

it.each([
  ['www.example.com', 'https://www.example.com'],
  ['example.com/über?a=(b)', 'https://example.com/über?a=(b)'],
  [' info@example.com ', 'mailto:info@example.com'],
  ['0491 570 156', 'tel:+61491570156'],
  ['service/window-cleaning', '/service/window-cleaning'],
  ['/service/über', '/service/über'],
  ['https://example.com/a b', undefined],
  ['#faq', '#faq'],
  ['https://bank.example@elsewhere.example', undefined],
])('a link that is typed as %s leads to %s (R-SAFE-14)', (typed, leadsTo) => {
  const address = tidyLink(typed);
  expect(isPlainLink(address) ? address : undefined).toBe(leadsTo);
});

it('the site is told the address that was meant, not a page of its own (R-SAFE-14)', async () => {
  const answer = await publish('www.example.com/map');
  expect(answer.status).toBe(201);
  expect(JSON.stringify(await answer.json())).toContain('"url":"https://www.example.com/map"');
});

describe('a link that could run something, or leads where nobody sees, is refused with its field (R-SAFE-14)', () => {
  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    '\tjavascript:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    '\u200bjavascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox(1)',
    'blob:https://example.com/1',
    'file:///etc/passwd',
    'view-source:javascript:1',
    '//elsewhere.example',
    '/\\elsewhere.example',
  ])('%j', async (url) => {
    const answer = await publish(url);
    expect(answer.status).toBe(400);
    expect((await answer.json()).errors[0].data.errors).toContainEqual(
      expect.objectContaining({ path: 'sections.0.text.url', message: expect.stringContaining('Enter a page of this site') }),
    );
  });
});
