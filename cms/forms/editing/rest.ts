import { APIError, type CollectionSlug, handleEndpoints, type Payload } from 'payload';
import { inShortTurn, inTurn } from '../../base/database/in-turn';
import { REDIRECTS } from '../../publishing/publish-change';
import { isTypedIn } from './made-from';

type Call = () => Promise<Response>;

const ID = /^[1-9]\d{0,14}$/;

/** What a call is about: `/posts/5` or `/globals/home`, and the rest of its address. */
function subjectOf(payload: Payload, { url }: Request) {
  const path = new URL(url).pathname.slice(payload.config.routes.api.length).split('/').filter(Boolean);
  const [slug = '', ...rest] = path[0] === 'globals' ? path.slice(1) : path;
  const collection = path[0] === 'globals' ? undefined : payload.collections[slug as CollectionSlug]?.config;
  const page = path[0] === 'globals' ? payload.globals.config.find((one) => one.slug === slug) : undefined;
  return { slug, rest, collection, page, entity: collection ?? page };
}
type Subject = ReturnType<typeof subjectOf>;

/** Payload answers 500 for an id that is no number, and for versions of what keeps none. */
function leadsNowhere({ rest: [first, second], collection, entity }: Subject): boolean {
  if (!entity || first === undefined) return false;
  if (first === 'versions') return !entity.versions || (second !== undefined && !ID.test(second));
  if (!collection || ID.test(first)) return false;
  const named = (collection.endpoints || []).map(({ path }) => path.split('/')[1] ?? '');
  return !named.some((name) => name === first || (name.startsWith(':') && name !== ':id'));
}

/** Whose turn a save waits for: saves of one record follow each other, so that nothing is written between the check and the save. */
async function turnOf(payload: Payload, method: string, { slug, rest, entity, page }: Subject): Promise<string | undefined> {
  const [id, version, ...more] = rest;
  if (!entity || !isTypedIn(entity.fields) || more.length > 0) return undefined;
  if (page) return method === 'POST' && !id ? `${slug} ` : undefined;
  if (method === 'PATCH' && id && !version) return `${slug} ${id}`;
  if (method !== 'POST' || id !== 'versions' || !version) return undefined;
  const query = { collection: slug as 'posts', id: version, depth: 0, disableErrors: true };
  return `${slug} ${(await payload.findVersionByID(query))?.parent ?? ''}`;
}

/** Typed redirects are checked and stored one after the other, and not while a page moves. */
const isRedirect = (method: string, { slug, rest, page }: Subject) =>
  slug === 'redirects' && !page && ((method === 'POST' && rest.length === 0) || (method === 'PATCH' && rest.length === 1));

const refusal = (status: number, message: string) => Response.json({ errors: [{ message }] }, { status });

/** A call of Payload's REST API, which `call` answers, in its turn. An address that leads to nothing is answered with 404. */
export async function inItsTurn(payload: Payload, request: Request, call: Call): Promise<Response> {
  const { method } = request;
  const subject = subjectOf(payload, request);
  if (leadsNowhere(subject)) return refusal(404, 'Not Found');
  try {
    const save = isRedirect(method, subject) ? () => inShortTurn(payload, REDIRECTS, call) : call;
    const turn = await turnOf(payload, method, subject);
    const answer = await (turn ? inTurn(payload, turn, save) : save());
    return answer.status === 500 && subject.rest[0] === 'file' ? refusal(404, 'Not Found') : answer;
  } catch (err) {
    payload.logger.error({ err }, 'A save had no turn, or did not end in it');
    return err instanceof APIError ? refusal(err.status, err.message) : refusal(500, 'Something went wrong.');
  }
}

export const callRest = (payload: Payload, request: Request): Promise<Response> =>
  inItsTurn(payload, request, () => handleEndpoints({ config: payload.config, request }));
