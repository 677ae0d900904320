import type { EditRecord } from 'contract/edit-bar';
import { withFacts } from 'contract/facts';
import type { CollectionSlug, Field, GlobalSlug, Payload } from 'payload';
import { factsOf } from '../../base/facts/company-facts';
import { env } from '../../base/process/env';
import { type InRecord, usualRowsOf } from '../../forms/fields/usual';
import { leavesIn } from '../../model/records/walk';
import { usualOf } from '../find-replace/texts';
import { partsOf } from '../preview/preview-pages';

const [MAX_RECORDS, MAX_FIELDS] = [200, 3];
/** Shorter texts are only found whole, and a field must hold this share of a text: names stand in too many others. */
const [LONG, SHARE] = [12, 0.6];

const folded = (text: string) => text.replace(/\s+/g, ' ').trim().toLowerCase();

/** The words of a rich text, one text for each of its paragraphs. */
function wordsOf(node: unknown): string[] {
  const { text, children = [], root } = (node ?? {}) as { text?: string; children?: unknown[]; root?: unknown };
  if (root) return wordsOf(root);
  if (text !== undefined) return [text];
  const inside = children.flatMap(wordsOf);
  return children.some((child) => (child as { text?: string }).text !== undefined) ? [inside.join('')] : inside;
}

interface Found {
  /** The field's name in the form, such as `hero.title` or `points.0.label`. */
  field: string;
  whole: boolean;
}

/** What is looked for: in which record, and how a text reads there. */
interface Search extends InRecord {
  wanted: string;
  read(text: string): string;
}

/** The fields that hold a text, alone or among others; an empty one may stand for usual words, and an empty list for usual rows. */
function search(fields: Field[], place: Search): Found[] {
  const { wanted, read } = place;
  return [...leavesIn(fields, place.record, (list) => usualRowsOf(list, place))].flatMap((leaf): Found[] => {
    const { field, holder, path, store } = leaf;
    if (field.admin && ('readOnly' in field.admin || 'hidden' in field.admin)) return [];
    const value = holder[field.name] || usualOf(leaf, place)?.text;
    const texts = field.type === 'richText' ? wordsOf(value) : typeof value === 'string' ? value.split('\n') : [];
    const said = texts.map(read);
    const whole = said.includes(wanted);
    const among = said.some(
      (text) => text !== '' && (text.includes(wanted) || (text.length >= SHARE * wanted.length && wanted.includes(text))),
    );
    return whole || (wanted.length >= LONG && among)
      ? [{ field: store ? (path.split(/\.\d+\./, 1)[0] ?? path) : path, whole }]
      : [];
  });
}

const fragment = ({ field }: Found) => `#field=${encodeURIComponent(field)}`;

/** The fields of the page's records that hold a text as the page shows it, the best first. */
export async function fieldsWith(text: string, path: string, payload: Payload): Promise<EditRecord[]> {
  const facts = await factsOf(payload);
  const read = (typed: string) => folded(withFacts(typed, facts));
  const wanted = folded(text);
  const found: (Found & EditRecord)[] = [];
  for (const part of await partsOf(path, payload)) {
    if ('global' in part) {
      const slug = part.global as GlobalSlug;
      const doc = await payload.findGlobal({ slug, depth: 0, draft: true });
      const { fields, label } = payload.config.globals.find((entity) => entity.slug === slug) ?? { fields: [] };
      const url = `${env.cmsUrl}/admin/globals/${slug}`;
      for (const hit of search(fields, { slug, record: { ...doc }, wanted, read }))
        found.push({ ...hit, label: String(label ?? slug), url: url + fragment(hit) });
      continue;
    }
    const collection = part.collection as CollectionSlug;
    const { fields = [], labels } = payload.collections[collection]?.config ?? {};
    const where = part.which === 'all' ? undefined : part.which;
    const { docs } = await payload.find({ collection, where, depth: 0, draft: true, limit: MAX_RECORDS, pagination: false });
    for (const doc of docs) {
      const url = `${env.cmsUrl}/admin/collections/${collection}/${doc.id}`;
      for (const hit of search(fields, { slug: collection, record: { ...doc }, wanted, read }))
        found.push({ ...hit, label: String(labels?.singular ?? collection), url: url + fragment(hit) });
    }
  }
  const best = [...found.filter(({ whole }) => whole), ...found.filter(({ whole }) => !whole)];
  return best.slice(0, MAX_FIELDS).map(({ label, url }) => ({ label, url }));
}
