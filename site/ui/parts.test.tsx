import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { Accordion } from './accordion';
import { BeforeAfter } from './before-after';
import { Breadcrumb } from './breadcrumb';
import { DateBadge } from './date-badge';
import { Highlighted } from './heading';
import { ContentIcon } from './icon';
import { Link } from './link';
import { Pagination } from './pagination';
import { Picture } from './picture';
import { RichText } from './rich-text';
import { Stars } from './stars';
import { Ticks } from './ticks';

const draw = (part: React.ReactNode) => renderToStaticMarkup(<MemoryRouter>{part}</MemoryRouter>);
const picture = { path: 'a b.jpg', alt: 'An oven', width: 1200, height: 800 };

it('a heading has its last three words marked, or all if there are fewer (R-SERVICE-10)', () => {
  expect(draw(<Highlighted text="Why people trust our work" />)).toBe('Why people <mark class="marker">trust our work</mark>');
  expect(draw(<Highlighted text="Our work" />)).toBe('<mark class="marker">Our work</mark>');
});

it('a picture offers no variant wider than the first that holds the whole original', () => {
  const html = draw(<Picture picture={picture} sizes="100vw" />);
  expect(html).toContain('/pictures/1280/a%20b.jpg.avif 1280w"');
  expect(html).not.toContain('1600w');
  expect(html).toContain('loading="lazy"');
  expect(draw(<Picture picture={picture} sizes="100vw" priority />)).toContain('loading="eager"');
});

it('pagination has no link before the first page or after the last', () => {
  const href = (page: number) => `/blog?page=${page}`;
  const first = draw(<Pagination page={1} pages={3} href={href} />);
  expect(first).toMatch(/aria-disabled="true"[^>]*>.*?Previous/);
  expect(first).toContain('aria-current="page"');
  expect(first).toMatch(/rel="next"[^>]*href="\/blog\?page=2"|href="\/blog\?page=2"[^>]*rel="next"/);
  expect(draw(<Pagination page={3} pages={3} href={href} />)).not.toContain('rel="next"');
  expect(draw(<Pagination page={1} pages={1} href={href} />)).toBe('');
});

it('pagination of many pages leaves out those in between', () => {
  const text = draw(<Pagination page={6} pages={12} href={(page) => `?page=${page}`} />).replace(/<[^>]+>/g, ' ');
  expect(text.replace(/\s+/g, ' ')).toBe(' Previous 1 … 5 6 7 … 12 Next ');
});

it('a rating has words for screen readers', () => {
  expect(draw(<Stars rating={4.5} />)).toContain('aria-label="4.5 out of 5 stars"');
});

it('before and after are both shown without JavaScript, one if there is one, and nothing if there is none', () => {
  const both = draw(<BeforeAfter before={picture} after={picture} />);
  expect(both).toMatch(/Before.*After/);
  expect(draw(<BeforeAfter after={picture} />)).not.toContain('Before');
  expect(draw(<BeforeAfter />)).toBe('');
});

it('a link to another site is a plain link without an opener', () => {
  expect(draw(<Link href="https://example.com">x</Link>)).toBe('<a href="https://example.com" rel="noopener">x</a>');
  expect(draw(<Link href="/blog">x</Link>)).toContain('href="/blog"');
});

it('an unknown icon draws nothing', () => {
  expect(draw(<ContentIcon icon={{ name: 'no-such-icon' }} />)).toBe('');
});

it('questions open one at a time, and their answers keep paragraphs and lines', () => {
  const items = [
    { question: 'How?', answer: 'So.\n\n \n\nAnd\nso. ' },
    { question: 'When?', answer: 'Now.' },
  ];
  const html = draw(<Accordion items={items} />);
  expect(html.match(/name="faq"/g)).toHaveLength(2);
  expect(html.match(/<p [^>]*>[^<]*/g)?.map((text) => text.replace(/<[^>]*>/, ''))).toEqual(['So.', 'And\nso.', 'Now.']);
});

it('the last step of a breadcrumb is the page itself, without a link', () => {
  const html = draw(<Breadcrumb crumbs={[{ label: 'Home', href: '/' }, { label: 'Blog' }]} />);
  expect(html.match(/<a /g)).toHaveLength(1);
  expect(html).toContain('<span aria-current="page">Blog</span>');
});

it('a date is a day and a month; one that is none is shown as it was written, or not at all', () => {
  const none = { day: '', month: '', full: '', dateTime: '' };
  expect(draw(<DateBadge date={{ day: '14', month: 'Sep', full: '14 September', dateTime: '2026-09-14' }} />)).toMatch(
    /<time[^>]*><b>14<\/b> Sep/,
  );
  expect(draw(<DateBadge date={{ ...none, full: 'soon' }} />)).toMatch(/<p[^>]*>soon</);
  expect(draw(<DateBadge date={none} />)).toBe('');
});

it('lines with ticks are a list, and none is nothing; sanitised markup is kept', () => {
  expect(draw(<Ticks lines={['Oven', 'Floor']} />).match(/<li>/g)).toHaveLength(2);
  expect(draw(<Ticks lines={[]} />)).toBe('');
  expect(draw(<RichText html="<b>so</b>" />)).toContain('<b>so</b>');
});
