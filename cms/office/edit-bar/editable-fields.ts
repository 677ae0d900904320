import type { EditRecord } from 'contract/edit-bar';
import { withFacts } from 'contract/facts';
import type { CollectionSlug, FlattenedField, GlobalSlug, Payload } from 'payload';
import { factsOf } from '../../base/facts/company-facts';
import { env } from '../../base/process/env';
import { firstUsual, type InRecord, usualRowsOf, usualsOf, valueAt } from '../../forms/fields/usual';
import { partsOf } from '../preview/preview-pages';
import { fieldsOfRow } from '../preview/unfinished';
import { usualListing } from '../preview/usual-listing';

type Values = Record<string, unknown>;

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

/** The usual words of a field, or of an empty list the rows. */
const usualValue = (field: FlattenedField, place: InRecord, path: string): unknown =>
  field.type === 'array'
    ? usualRowsOf(field, place)
    : firstUsual([...usualsOf(field, place), ...usualListing(place, path)], (other) => valueAt(place.record, other))?.text;

const isEmpty = (value: unknown) => !value || (Array.isArray(value) && value.length === 0);

/** What is looked for: in which record, and how a text reads there. */
interface Search extends InRecord {
  wanted: string;
  read(text: string): string;
}

/** The fields that hold a text, alone or among others; an empty one may stand for usual words. */
function search(values: Values, fields: FlattenedField[], place: Search, within = ''): Found[] {
  const { wanted, read } = place;
  return fields.flatMap((field): Found[] => {
    if ('admin' in field && field.admin && ('readOnly' in field.admin || 'hidden' in field.admin)) return [];
    const name = within + field.name;
    const stored = values[field.name];
    const value = isEmpty(stored) ? usualValue(field, place, name) : stored;
    if (field.type === 'array' || field.type === 'blocks') {
      const rows = Array.isArray(value) ? (value as Values[]) : [];
      const found = rows.flatMap((row, index) => search(row, fieldsOfRow(field, row), place, `${name}.${index}.`));
      return isEmpty(stored) ? found.map((hit) => ({ ...hit, field: name })) : found;
    }
    if ('flattenedFields' in field) return search((value ?? {}) as Values, field.flattenedFields, place, `${name}.`);
    const texts = field.type === 'richText' ? wordsOf(value) : typeof value === 'string' ? value.split('\n') : [];
    const said = texts.map(read);
    if (said.includes(wanted)) return [{ field: name, whole: true }];
    const among = said.some(
      (text) => text !== '' && (text.includes(wanted) || (text.length >= SHARE * wanted.length && wanted.includes(text))),
    );
    return wanted.length >= LONG && among ? [{ field: name, whole: false }] : [];
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
      const { flattenedFields, label } = payload.config.globals.find((entity) => entity.slug === slug) ?? { flattenedFields: [] };
      const url = `${env.cmsUrl}/admin/globals/${slug}`;
      for (const hit of search({ ...doc }, flattenedFields, { slug, record: { ...doc }, wanted, read }))
        found.push({ ...hit, label: String(label ?? slug), url: url + fragment(hit) });
      continue;
    }
    const collection = part.collection as CollectionSlug;
    const { flattenedFields = [], labels } = payload.collections[collection]?.config ?? {};
    const where = part.which === 'all' ? undefined : part.which;
    const { docs } = await payload.find({ collection, where, depth: 0, draft: true, limit: MAX_RECORDS, pagination: false });
    for (const doc of docs) {
      const url = `${env.cmsUrl}/admin/collections/${collection}/${doc.id}`;
      for (const hit of search({ ...doc }, flattenedFields, { slug: collection, record: { ...doc }, wanted, read }))
        found.push({ ...hit, label: String(labels?.singular ?? collection), url: url + fragment(hit) });
    }
  }
  const best = [...found.filter(({ whole }) => whole), ...found.filter(({ whole }) => !whole)];
  return best.slice(0, MAX_FIELDS).map(({ label, url }) => ({ label, url }));
}
