import type { CollectionSlug, Endpoint, PayloadRequest, SanitizedCollectionConfig, Where } from 'payload';
import { forEditors, refusal } from '../../base/rights/for-editors';
import type { AboutRecord, Doing } from '../../forms/editing/about-record';
import { changesBetween, type FieldShape, inWords, type Values } from '../../forms/editing/changes';
import { chosenOf, titleOf } from '../../forms/editing/many';
import { placesOf } from './shown-at';

const NAMED = 4;

const only: Partial<Record<Doing, Where>> = {
  publish: { _status: { not_equals: 'published' } },
  unpublish: { _status: { equals: 'published' } },
  restore: { deletedAt: { exists: true } },
};

type Doc = Values & { id: number };

/** The record as visitors know it; undefined if they do not. */
async function shownNow(req: PayloadRequest, { slug, versions }: SanitizedCollectionConfig, { id }: Doc) {
  const query = { collection: slug as CollectionSlug, id, depth: 0, disableErrors: true, req } as const;
  const doc = (await req.payload.findByID(query)) as Doc | null;
  return doc && (!versions?.drafts || doc._status === 'published') ? doc : undefined;
}

async function goes(req: PayloadRequest, collection: SanitizedCollectionConfig, doc: Doc): Promise<string[]> {
  const shown = await shownNow(req, collection, doc);
  if (!shown) return [doc.deletedAt ? 'Gone for good, with its history' : 'Visitors do not see it now'];
  const places = (await placesOf(req.payload, collection.slug, shown.id)) ?? ['Visitors see it now'];
  return [...places, ...(shown.leads_to ? [`Its address leads to ${shown.leads_to}`] : [])];
}

async function comes(req: PayloadRequest, collection: SanitizedCollectionConfig, doc: Doc): Promise<string[]> {
  const shown = await shownNow(req, collection, doc);
  if (!shown) return ['New on the website'];
  const changes = inWords(changesBetween(collection.fields as FieldShape[], shown, doc), NAMED);
  return changes ? [`Changes: ${changes}`] : ['Nothing changes'];
}

/** `POST /payload-api/COLLECTION/about-to` with what is chosen: which records they are, and what becomes of each. */
export const aboutTo: Endpoint = {
  path: '/about-to',
  method: 'post',
  handler: forEditors(async (req) => {
    const collection = req.payload.collections[String(req.routeParams?.collection) as CollectionSlug]?.config;
    const {
      doing,
      where = {},
      trash = false,
    } = ((await req.json?.()) ?? {}) as { doing?: Doing; where?: Where; trash?: boolean };
    if (!collection || !doing) return refusal(400, 'Say what is to be done');
    const draft = Boolean(collection.versions?.drafts) && ['publish', 'edit', 'trash'].includes(doing);
    const both = { and: [where, ...(only[doing] ? [only[doing]] : [])] };
    const docs = (await chosenOf(req, collection, { where: both, draft, trash, sort: 'id' })) as Doc[];
    const linesOf = doing === 'publish' ? comes : ['unpublish', 'trash', 'delete'].includes(doing) ? goes : async () => [];
    const records: AboutRecord[] = [];
    for (const doc of docs)
      records.push({ id: doc.id, name: titleOf(doc, collection), lines: await linesOf(req, collection, doc) });
    return Response.json({ records });
  }),
};
