import { CityPage } from 'contract/city';
import { isReservedPath } from 'contract/paths';
import type { PayloadRequest, TextField, Where } from 'payload';
import type { City, OwnPage, Redirect } from '../../base/database/payload-types';
import { pathOfCopy } from './route-field';

/** Collections whose pages have a path of one segment, which no two of them may share. */
const COLLECTIONS = ['cities', 'own-pages'] as const;
type Collection = (typeof COLLECTIONS)[number];

interface ValidationArgs {
  req: PayloadRequest;
  id?: number | string;
  collection: Collection;
}

/** The redirect away from a path, unless it leads to the page itself, which may move back. */
async function redirectFrom(path: string, { req, id, collection }: ValidationArgs): Promise<Redirect | undefined> {
  const one = { limit: 1, depth: 0, req } as const;
  const { docs } = await req.payload.find({ collection: 'redirects', where: { from: { equals: path } }, ...one });
  const { docs: own } = await req.payload.find({ collection, where: { id: { equals: id ?? 0 } }, ...one });
  const [found] = docs;
  return found && found.to !== own[0]?.route ? found : undefined;
}

const calledBy = (collection: Collection, doc: City | OwnPage) =>
  'name' in doc && collection === 'cities' ? `The city page “${doc.name}”` : `Your page “${'title' in doc ? doc.title : ''}”`;

/** Why another page's path cannot be taken; undefined if no page has it. */
async function takenBy(path: string, { req, id, collection: own }: ValidationArgs): Promise<string | undefined> {
  for (const collection of COLLECTIONS) {
    const same: Where = { route: { equals: path } };
    const where = collection === own ? { and: [same, { id: { not_equals: id ?? 0 } }] } : same;
    const { docs } = await req.payload.find({ collection, where, limit: 1, depth: 0, trash: true, req });
    const [other] = docs;
    if (!other) continue;
    const page = calledBy(collection, other);
    return other.deletedAt
      ? `${page} in the trash has this path. Delete it for good, or choose another path.`
      : `${page} has this path already.`;
  }
  return undefined;
}

async function checkPagePath(path: unknown, example: string, asked: ValidationArgs): Promise<true | string> {
  if (typeof path !== 'string' || !CityPage.shape.route.safeParse(path).success) {
    return `Use a slash, then small letters, digits and hyphens, such as ${example}.`;
  }
  if (isReservedPath(path)) {
    const other = asked.collection === 'cities' ? `${path}-service` : `${path}-2`;
    return `The site has another page at ${path}. Choose a different path, such as ${other}.`;
  }
  const taken = await takenBy(path, asked);
  if (taken) return taken;
  const redirect = await redirectFrom(path, asked);
  return redirect
    ? `Visitors of ${path} are sent on to ${redirect.to}. Remove that redirect first, or choose another path.`
    : true;
}

export const pagePathField = (collection: Collection, example: string): TextField => ({
  name: 'route',
  type: 'text',
  label: 'Address',
  required: true,
  unique: true,
  index: true,
  validate: (value: unknown, { req, id }) => checkPagePath(value, example, { req, id, collection }),
  hooks: {
    beforeValidate: [({ value }) => (typeof value === 'string' ? value.trim() : value)],
    beforeDuplicate: [pathOfCopy],
  },
  admin: { description: `The end of the page’s address, such as ${example}.` },
});
