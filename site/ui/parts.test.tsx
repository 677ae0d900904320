import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { BeforeAfter } from './before-after';
import { Highlighted } from './heading';
import { ContentIcon } from './icon';
import { Link } from './link';
import { Pagination } from './pagination';
import { Picture } from './picture';
import { Stars } from './stars';

const draw = (part: React.ReactNode) => renderToStaticMarkup(<MemoryRouter>{part}</MemoryRouter>);
const picture = { path: 'a b.jpg', alt: 'An oven', width: 1200, height: 800 };

it('marks the last three words of a heading, however few there are (R-SERVICE-10)', () => {
  expect(draw(<Highlighted text="Why people trust our work" />)).toBe('Why people <mark class="marker">trust our work</mark>');
  expect(draw(<Highlighted text="Our work" />)).toBe('<mark class="marker">Our work</mark>');
});

it('offers no variant wider than the first that holds the whole original', () => {
  const html = draw(<Picture picture={picture} sizes="100vw" />);
  expect(html).toContain('/pictures/1280/a%20b.jpg.avif 1280w"');
  expect(html).not.toContain('1600w');
  expect(html).toContain('loading="lazy"');
  expect(draw(<Picture picture={picture} sizes="100vw" priority />)).toContain('loading="eager"');
});

it('has no link before the first page and after the last', () => {
  const href = (page: number) => `/blog?page=${page}`;
  const first = draw(<Pagination page={1} pages={3} href={href} />);
  expect(first).toMatch(/aria-disabled="true"[^>]*>.*?Previous/);
  expect(first).toContain('aria-current="page"');
  expect(first).toMatch(/rel="next"[^>]*href="\/blog\?page=2"|href="\/blog\?page=2"[^>]*rel="next"/);
  expect(draw(<Pagination page={3} pages={3} href={href} />)).not.toContain('rel="next"');
  expect(draw(<Pagination page={1} pages={1} href={href} />)).toBe('');
});

it('leaves out what lies between in a long row of pages', () => {
  const text = draw(<Pagination page={6} pages={12} href={(page) => `?page=${page}`} />).replace(/<[^>]+>/g, ' ');
  expect(text.replace(/\s+/g, ' ')).toBe(' Previous 1 … 5 6 7 … 12 Next ');
});

it('says a rating in words', () => {
  expect(draw(<Stars rating={4.5} />)).toContain('aria-label="4.5 out of 5 stars"');
});

it('shows both pictures without script, one when there is one, and nothing when there is none', () => {
  const both = draw(<BeforeAfter before={picture} after={picture} />);
  expect(both).toMatch(/Before.*After/);
  expect(draw(<BeforeAfter after={picture} />)).not.toContain('Before');
  expect(draw(<BeforeAfter />)).toBe('');
});

it('leaves other addresses to the browser', () => {
  expect(draw(<Link href="https://example.com">x</Link>)).toBe('<a href="https://example.com" rel="noopener">x</a>');
  expect(draw(<Link href="/blog">x</Link>)).toContain('href="/blog"');
});

it('draws nothing for an icon that we do not have', () => {
  expect(draw(<ContentIcon icon={{ name: 'no-such-icon' }} />)).toBe('');
});
