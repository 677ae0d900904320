import {
  APIError,
  addDataAndFileToRequest,
  type CollectionSlug,
  type Endpoint,
  type PayloadRequest,
  parseParams,
  type SanitizedCollectionConfig,
  type Where,
} from 'payload';
import { combineWhereConstraints } from 'payload/shared';
import type { Values } from './changes';
import { callRest } from './rest';

interface Chosen {
  where?: Where;
  draft?: boolean;
  trash?: boolean;
  limit?: number;
  sort?: string | string[];
}

/** The chosen records that whoever asks may see; those that the list leaves out are in no selection. */
export async function chosenOf(req: PayloadRequest, { slug, admin }: SanitizedCollectionConfig, chosen: Chosen) {
  const { where, draft = false, trash = false, limit = 0, sort } = chosen;
  const listed = await admin.baseFilter?.({ limit, page: 1, req, sort: [sort ?? []].flat().join(',') });
  const { docs } = await req.payload.find({
    collection: slug as CollectionSlug,
    where: combineWhereConstraints([where, listed ?? undefined]),
    ...{ draft, trash, limit, sort, pagination: false, depth: 0, overrideAccess: false, req },
  });
  return docs.map((doc): Values & { id: number } => ({ ...doc }));
}

export const titleOf = (doc: Values, { admin, labels }: SanitizedCollectionConfig) =>
  String(doc[admin.useAsTitle ?? 'id'] || `${labels.singular} ${doc.id}`);

interface Answer {
  doc?: unknown;
  errors?: { message?: string; data?: { errors?: { message?: string }[] } }[];
}

const reasonIn = ([refusal]: NonNullable<Answer['errors']>) => refusal?.data?.errors?.[0]?.message ?? refusal?.message;

const OF_SEVERAL = /^(where|limit|sort)(\[|$)/;

/** The call about one record that does what `req` wants of several. */
function callAbout({ headers: asked, url = '', data }: PayloadRequest, method: string, id: number): Request {
  const address = new URL(url);
  address.pathname += `/${id}`;
  for (const name of [...address.searchParams.keys()]) if (OF_SEVERAL.test(name)) address.searchParams.delete(name);
  const headers = new Headers(asked);
  headers.delete('content-length');
  headers.set('content-type', 'application/json');
  return new Request(address, { method, headers, body: JSON.stringify(data) });
}

/** Does to each chosen record what its own call does: in Payload's one request for all, the hooks would share their context. */
const oneAfterAnother = (method: 'patch' | 'delete', done: 'updated' | 'deleted'): Endpoint => ({
  method,
  path: '/',
  async handler(req) {
    const collection = req.payload.collections[String(req.routeParams?.collection) as CollectionSlug].config;
    await addDataAndFileToRequest(req);
    if (req.file) throw new APIError('A file belongs to one record', 400);
    const { where, draft, trash, limit, sort } = parseParams(req.query);
    if (!where) throw new APIError('Name the records with where', 400);
    // A new trash date and a draft are looked for among the drafts, as Payload does.
    const chosen = { where, draft: draft || Boolean(req.data?.deletedAt), trash, limit, sort };
    const docs: unknown[] = [];
    const errors: { id: number; message?: string; isPublic: boolean }[] = [];
    for (const found of await chosenOf(req, collection, chosen)) {
      const response = await callRest(req.payload, callAbout(req, method.toUpperCase(), found.id));
      if (response.status === 403) continue; // somebody else's record, which Payload leaves out as well
      const answer = (await response.json()) as Answer;
      if (response.ok) docs.push(answer.doc ?? answer);
      else
        errors.push({
          id: found.id,
          message: `${titleOf(found, collection)}: ${reasonIn(answer.errors ?? [])}`,
          isPublic: true,
        });
    }
    const label = String(collection.labels[docs.length + errors.length === 1 ? 'singular' : 'plural']);
    const message = errors.length
      ? `${errors.length} of ${docs.length + errors.length} ${label} could not be ${done}`
      : req.t(`general:${done}CountSuccessfully`, { count: docs.length, label });
    return Response.json({ docs, errors, message }, { status: errors.length ? 400 : 200 });
  },
});

export const bulkCalls = [oneAfterAnother('patch', 'updated'), oneAfterAnother('delete', 'deleted')];
