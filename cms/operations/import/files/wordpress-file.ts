import { createReadStream } from 'node:fs';
import { Parser } from 'htmlparser2';
import { ownValue } from 'shared/own-value';
import { allowedInXml } from 'shared/text';
import { BadFile } from './bad-file';
import type { Letters } from './letters';

export interface WordPressItem {
  /** Cells by element, such as `wp:status`; the first of each counts. */
  fields: Record<string, string>;
  /** Custom fields, such as `_thumbnail_id`. */
  meta: Record<string, string>;
}

export interface WordPressExport {
  /** Address of the old site, and of its posts, which may be in a folder of it. */
  site: string;
  blog: string;
  items: WordPressItem[];
  others: Set<string>;
}

const FIELDS = new Set([
  'title',
  'link',
  'content:encoded',
  'excerpt:encoded',
  'wp:post_id',
  'wp:post_date',
  'wp:post_name',
  'wp:post_parent',
  'wp:post_password',
  'wp:post_type',
  'wp:status',
  'wp:attachment_url',
]);
const CHANNEL = new Set(['link', 'wp:base_site_url', 'wp:base_blog_url']);

const OTHERS: Record<string, string> = { 'wp:comment': 'comments', category: 'categories and tags' };

/** WordPress writes characters that XML forbids as they are. Word's line break (U+000B) is one; the others show nothing. */
const allowed = (text: string) => allowedInXml(text.replace(/[\v\f]/g, '\n'));

/** The pieces of a file as text, in the encoding that its first line names. */
async function* piecesOf(path: string, file: string, letters: Letters | undefined) {
  let decoder: TextDecoder | undefined;
  for await (const piece of createReadStream(path) as AsyncIterable<Buffer>) {
    const [, label = 'utf-8'] = /^.{0,20}<\?xml[^>]*encoding=["']([\w-]+)/s.exec(piece.subarray(0, 200).toString('latin1')) ?? [];
    try {
      decoder ??= new TextDecoder(label, { fatal: letters !== 'as-they-are' });
      yield decoder.decode(piece, { stream: true });
    } catch {
      throw new BadFile(file, [
        `it says that its letters are ${label}, and some are not`,
        'export it again, or repeat the import with --letters=as-they-are, which loses those letters',
      ]);
    }
  }
}

/** Reads WordPress' export file (WXR) piece by piece, to save memory. Throws BadFile when it is none, or ends too early. */
export async function readWordPress(path: string, file: string, letters?: Letters): Promise<WordPressExport> {
  const channel: Record<string, string> = {};
  const items: WordPressItem[] = [];
  const others = new Set<string>();
  const open: string[] = [];
  let item: WordPressItem | undefined;
  let text = '';
  let key = '';
  let isExport = false;
  let isWhole = false;
  const parser = new Parser(
    {
      onopentag(name) {
        open.push(name);
        text = '';
        if (name === 'item') item = { fields: {}, meta: Object.create(null) };
      },
      ontext(data) {
        text += data;
      },
      onclosetag(name, isImplied) {
        text = allowed(text);
        open.pop();
        const parent = open.at(-1);
        if (item && parent === 'item' && FIELDS.has(name)) item.fields[name] ??= text;
        if (item && parent === 'wp:postmeta' && name === 'wp:meta_key') key = text.trim();
        if (item && parent === 'wp:postmeta' && name === 'wp:meta_value') item.meta[key] ??= text;
        if (!item && parent === 'channel' && CHANNEL.has(name)) channel[name] ??= text.trim();
        if (name === 'wp:wxr_version') isExport = true;
        if (name === 'rss' && !isImplied) isWhole = true; // whatever stands behind it
        const other = parent === 'item' && ownValue(OTHERS, name);
        if (other) others.add(other);
        if (name === 'item' && item) {
          items.push(item);
          item = undefined;
        }
      },
      oncomment() {},
    },
    { xmlMode: true },
  );
  for await (const piece of piecesOf(path, file, letters)) parser.write(piece);
  parser.end();
  if (!isExport) throw new BadFile(file, ['this is no export of WordPress; make one there under Tools, Export']);
  if (!isWhole) throw new BadFile(file, ['the file ends in the middle; export or copy it again']);
  const site = channel['wp:base_site_url'] ?? channel.link ?? '';
  return { site, blog: channel['wp:base_blog_url'] ?? site, items, others };
}
