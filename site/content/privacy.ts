import type { Reader } from './content';
import { safeHtml } from './text';

/** The privacy page, an addition; undefined if there is none. */
export async function privacy(reader: Reader, additions: ReadonlySet<string>) {
  if (!additions.has('privacy')) return undefined;
  return reader.section('privacy', ({ title, sections }) => ({
    title,
    sections: sections.map(({ title: heading, html, id }) => ({ title: heading, html: safeHtml(html), id })),
  }));
}
