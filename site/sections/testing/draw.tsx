import { cityPages, servicePages, starterSettings } from 'contract/catalogue';
import type { SiteSettings } from 'contract/settings';
import { DomUtils, parseDocument } from 'htmlparser2';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { frameOf } from '../../content/frame';
import type { Picture } from '../../content/shapes';
import { type Shell, ShellProvider } from '../../content/shell';

interface Around {
  /** Settings that differ from the starter's. */
  settings?: Partial<SiteSettings>;
  shell?: Partial<Shell>;
  path?: string;
}

/** The markup of a section on a page of the starter's company. */
export function draw(section: React.ReactNode, { settings, shell, path = '/' }: Around = {}): string {
  const company = { settings: { ...starterSettings, ...settings }, cities: [...cityPages], services: [...servicePages] };
  return renderToStaticMarkup(
    <MemoryRouter initialEntries={[path]}>
      <ShellProvider value={{ ...frameOf(company), ...shell }}>{section}</ShellProvider>
    </MemoryRouter>,
  );
}

const words = (node: Parameters<typeof DomUtils.textContent>[0]) => DomUtils.textContent(node).replace(/\s+/g, ' ').trim();

/** What a visitor gets from markup, by eye or screen reader. */
export function read(html: string) {
  const document = parseDocument(html);
  const all = (...names: string[]) => DomUtils.getElementsByTagName((name) => names.includes(name), document);
  return {
    text: words(document.children),
    headings: all('h1', 'h2', 'h3').map(words),
    /** "words → address" */
    links: all('a').map((link) => `${words(link) || link.attribs['aria-label']} → ${link.attribs.href}`),
    items: all('li').map(words),
    /** Files of the pictures. */
    pictures: all('img').map(({ attribs }) => /[\w-]+\.(?:jpg|png)/.exec(attribs.src ?? '')?.[0]),
  };
}

/** A section as a visitor reads it. */
export const readSection = (section: React.ReactNode, around?: Around) => read(draw(section, around));

export const picture = (name: string): Picture => ({ path: `${name}.jpg`, alt: '', width: 1200, height: 800 });

/** `count` numbered entries. */
export const many = <T,>(count: number, make: (n: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index + 1));
