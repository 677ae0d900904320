// Makes what Word, Google Docs and web pages put on the clipboard into plain markup that the editor reads.

const unwrap = (element: Element) => element.replaceWith(...element.childNodes);

function renamed(element: Element, name: string): Element {
  const other = element.ownerDocument.createElement(name);
  other.append(...element.childNodes);
  element.replaceWith(other);
  return other;
}

const BLOCKS = 'p, div, li, ul, ol, h1, h2, h3, h4, h5, h6';

const styleOf = (element: Element) => element.getAttribute('style') ?? '';

/** How Word numbers an item: "1.", "a)", "iv."; everything else is a bullet. */
const NUMBERED = /^[\s\u00a0]*\(?(\d+|[a-z]|[ivx]+)[.)]/i;

/** Word's lists are paragraphs that begin with their sign. */
function makeLists(page: Document) {
  let open: Element[] = [];
  let last: Element | undefined;
  for (const item of [...page.querySelectorAll('p[style*="mso-list"]')]) {
    const [, depth = ''] = /mso-list:[^;]{0,60}level(\d)/.exec(styleOf(item)) ?? [];
    if (!depth) continue;
    const sign = item.querySelector('[style*="mso-list:Ignore"]');
    const tag = NUMBERED.test(sign?.textContent ?? '') ? 'ol' : 'ul';
    sign?.remove();
    if (!last || item.previousElementSibling !== last) open = [];
    open = open.slice(0, Number(depth));
    while (open.length < Number(depth)) {
      const list = page.createElement(tag);
      const outer = open.at(-1);
      if (!outer) item.before(list);
      else (outer.lastElementChild ?? outer.appendChild(page.createElement('li'))).append(list);
      open.push(list);
    }
    open.at(-1)?.append(renamed(item, 'li'));
    last = open[0];
  }
}

/** Headings that are only called so: Word's title, and those of Word in a browser. */
function makeHeadings(page: Document) {
  for (const title of page.querySelectorAll('p.MsoTitle')) renamed(title, 'h1').setAttribute('data-title', '');
  for (const heading of page.querySelectorAll('p[role=heading]'))
    renamed(heading, `h${Math.min(6, Math.max(1, Number(heading.getAttribute('aria-level')) || 2))}`);
}

/** The address that a link is meant to have; undefined for one that leads nowhere outside of its program. */
function target(href: string, siteUrl: string): string | undefined {
  if (/^\/(?![/\\])/.test(href)) return href;
  if (!/^(https?:\/\/|mailto:|tel:)/i.test(href) || !URL.canParse(href)) return undefined;
  const { origin, hostname, pathname, search, hash, searchParams } = new URL(href);
  // Google Docs leads every link past Google.
  if (hostname === 'www.google.com' && pathname === '/url') return target(searchParams.get('q') ?? '', siteUrl);
  const bare = (host: string) => host.replace(/^www\./, '');
  return /^http/.test(origin) && bare(new URL(siteUrl).host) === bare(new URL(origin).host)
    ? pathname.replace(/^\/+/, '/') + search + hash
    : href;
}

function mendLinks(page: Document, siteUrl: string) {
  for (const link of page.querySelectorAll('a')) {
    const href = target(link.getAttribute('href')?.trim() ?? '', siteUrl);
    if (href === undefined) unwrap(link);
    else link.setAttribute('href', href);
  }
}

/** A table with one cell is a frame around its text. The rows of one within another become lines; returns whether there was any. */
function tidyTables(page: Document): boolean {
  let lost = false;
  for (const table of [...page.querySelectorAll('table')].reverse()) {
    const rows = [...table.rows];
    if (rows.every(({ cells }) => cells.length < 2) && rows.length === 1) {
      table.replaceWith(...(rows[0]?.cells[0]?.childNodes ?? []));
      continue;
    }
    if (!table.parentElement?.closest('table')) continue;
    lost = true;
    const lines = rows.map((row) => {
      const line = page.createElement('p');
      for (const [n, cell] of [...row.cells].entries()) {
        for (const block of cell.querySelectorAll(BLOCKS)) {
          if (block.nextSibling) block.after(' ');
          unwrap(block);
        }
        if (n > 0) line.append(' – ');
        line.append(...cell.childNodes);
      }
      return line;
    });
    table.replaceWith(...lines);
  }
  return lost;
}

const SMALL: Record<string, string> = { sup: '⁰¹²³⁴⁵⁶⁷⁸⁹', sub: '₀₁₂₃₄₅₆₇₈₉' };

/** Raised and lowered digits as the signs that there are for them, as in m². */
function keepSmallDigits(page: Document) {
  for (const element of page.querySelectorAll('sup, sub')) {
    const signs = SMALL[element.localName] ?? '';
    element.replaceWith((element.textContent ?? '').replace(/\d/g, (digit) => signs[Number(digit)] ?? digit));
  }
}

/** What has no place in a text, and how it is named; without a name nobody misses it. */
const LEFT_OUT: [selector: string, name: string][] = [
  ['style, script, template, title, meta, link, xml, o\\:p:empty', ''],
  ['[style*="mso-element:comment"], .MsoCommentText, a.msocomanchor, .MsoCommentReference', 'comments'],
  ['iframe, video, audio, object, embed', 'a video or another embedded thing'],
  ['svg, canvas', 'a drawing'],
  ['math, m\\:oMath', 'a formula'],
];

const PLAIN: [selector: string, name: string][] = [
  ['u:not(a *), [style*="underline"]:not(a, a *)', 'underlining'],
  ['s, strike, del, [style*="line-through"]', 'crossed-out words, which now look like the others'],
  ['blockquote', 'a quotation, which is a paragraph now'],
];

const isBlank = (element: Element) => !element.textContent?.replace(/[\s\u00a0]/g, '') && !element.querySelector('img');

/** Tidies a pasted page; returns what could not be kept, in words. `siteUrl` tells links to own pages. */
export function tidy(page: Document, siteUrl: string): string[] {
  const lost: string[] = [];
  for (const [selector, name] of LEFT_OUT) {
    const found = page.querySelectorAll(selector);
    if (found.length > 0 && name) lost.push(`${name}, left out`);
    for (const element of found) element.remove();
  }
  for (const wrapper of page.querySelectorAll('b[id^="docs-internal-guid"]')) unwrap(wrapper);
  makeLists(page);
  makeHeadings(page);
  mendLinks(page, siteUrl);
  if (tidyTables(page)) lost.push('a table within a table, whose rows became lines');
  keepSmallDigits(page);
  for (const [selector, name] of PLAIN) if (page.querySelector(selector)) lost.push(name);
  for (const element of page.querySelectorAll<HTMLElement>('[style]')) element.style.textDecoration = '';
  for (const element of page.querySelectorAll('u, s, strike, del, ins')) unwrap(element);
  for (const paragraph of page.querySelectorAll('p, h1, h2, h3, h4, h5, h6')) if (isBlank(paragraph)) paragraph.remove();
  for (const space of page.querySelectorAll(`:is(${BLOCKS}) + br, br.Apple-interchange-newline`)) space.remove();
  return lost;
}

const HEADINGS = 'h1, h2, h3, h4, h5, h6';

export function embolden(page: ParentNode): boolean {
  const headings = [...page.querySelectorAll(HEADINGS)];
  for (const heading of headings) {
    const bold = heading.ownerDocument.createElement('strong');
    bold.append(...heading.childNodes);
    heading.replaceChildren(bold);
    renamed(heading, 'p');
  }
  return headings.length > 0;
}

export interface Article {
  /** The only heading of its rank, at the beginning: the title of the whole. */
  title: string;
  sections: { title: string; text: Document }[];
}

/** Brings what Google Docs and web pages wrap to the top, so that headings stand beside their text. */
function flatten(body: HTMLElement) {
  for (;;) {
    const box = [...body.children].find(
      (child) =>
        /^(div|section|article|main|header|span)$/.test(child.localName) && child.querySelector(`${HEADINGS}, p, ul, ol`),
    );
    if (!box) return;
    unwrap(box);
  }
}

const wordsOf = (element: Element) => (element.textContent ?? '').replace(/\s+/g, ' ').trim();

/**
 * Splits a text at its main headings; what stands before the first one is a section without a title. Undefined without headings. A heading
 * that stands alone above a post that is pasted whole is its title.
 */
export function articleOf(page: Document, isWhole = false): Article | undefined {
  flatten(page.body);
  const level = (element: Element) => Number(/^h([1-6])$/.exec(element.localName)?.[1] ?? Number.NaN);
  const all = [...page.body.children].filter((child) => child.matches(HEADINGS));
  const [first] = all;
  if (!first) return undefined;
  const alone = (all.length > 1 || isWhole) && all.slice(1).every((other) => level(other) > level(first));
  const isTitle = !first.previousElementSibling && (alone || first.hasAttribute('data-title'));
  if (isTitle) first.remove();
  const main = Math.min(...all.slice(isTitle ? 1 : 0).map(level)); // infinite under a title alone
  const sections: Article['sections'] = [];
  for (const node of [...page.body.childNodes]) {
    const isMain = node instanceof Element && level(node) === main;
    if (isMain || sections.length === 0)
      sections.push({ title: isMain ? wordsOf(node) : '', text: document.implementation.createHTMLDocument() });
    if (!isMain) sections.at(-1)?.text.body.append(node);
  }
  return { title: isTitle ? wordsOf(first) : '', sections: sections.filter(({ title, text }) => title || !isBlank(text.body)) };
}
