import { createReadStream } from 'node:fs';
import { Parser } from 'htmlparser2';
import { BadFile } from './table';

/** A post, page or file of WordPress' export. */
export interface WordPressItem {
  /** Cells by element, such as `wp:status`; the first of each counts. */
  fields: Record<string, string>;
  /** Custom fields, such as `_thumbnail_id`. */
  meta: Record<string, string>;
}

export interface WordPressExport {
  /** Address of the old site. */
  site: string;
  items: WordPressItem[];
}

/** Elements of an item that are read. */
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
const CHANNEL = new Set(['link', 'wp:base_site_url']);

/**
 * Reads WordPress' export file (WXR) piece by piece, so that a large one needs little memory beside its texts.
 * @throws BadFile when it is no such file, or ends too early.
 */
export async function readWordPress(path: string, file: string): Promise<WordPressExport> {
  const channel: Record<string, string> = {};
  const items: WordPressItem[] = [];
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
      onclosetag(name) {
        open.pop();
        const parent = open.at(-1);
        if (item && parent === 'item' && FIELDS.has(name)) item.fields[name] ??= text;
        if (item && parent === 'wp:postmeta' && name === 'wp:meta_key') key = text.trim();
        if (item && parent === 'wp:postmeta' && name === 'wp:meta_value') item.meta[key] ??= text;
        if (!item && parent === 'channel' && CHANNEL.has(name)) channel[name] ??= text.trim();
        if (name === 'wp:wxr_version') isExport = true;
        if (name === 'item' && item) {
          items.push(item);
          item = undefined;
        }
      },
      oncomment() {},
    },
    { xmlMode: true },
  );
  let tail = '';
  for await (const chunk of createReadStream(path, 'utf8')) {
    parser.write(chunk);
    tail = (tail + chunk).slice(-200);
  }
  isWhole = /<\/rss>\s*$/.test(tail);
  parser.end();
  if (!isExport) throw new BadFile(file, ['this is no export of WordPress; make one there under Tools, Export']);
  if (!isWhole) throw new BadFile(file, ['the file ends in the middle; export or copy it again']);
  return { site: channel['wp:base_site_url'] ?? channel.link ?? '', items };
}
