import { CityPage } from 'contract/city';
import { isReservedPath } from 'contract/paths';
import type { PayloadRequest, TextField, Where } from 'payload';
import type { Redirect } from '../../storage/database/payload-types';
import { pathOfCopy } from './route';

interface ValidationArgs {
  req: PayloadRequest;
  id?: number | string;
}

/** The redirect away from a path, unless it leads to the city itself, which may move back. */
async function redirectFrom(path: string, { req, id }: ValidationArgs): Promise<Redirect | undefined> {
  const { docs } = await req.payload.find({
    collection: 'redirects',
    where: { from: { equals: path } },
    limit: 1,
    depth: 0,
    req,
  });
  const [found] = docs;
  const { docs: own } = await req.payload.find({
    collection: 'cities',
    where: { id: { equals: id ?? 0 } },
    limit: 1,
    depth: 0,
    req,
  });
  return found && found.to !== own[0]?.route ? found : undefined;
}

/** Validates a city page's path; returns true or the error. */
async function checkCityPath(path: unknown, asked: ValidationArgs): Promise<true | string> {
  if (typeof path !== 'string' || !CityPage.shape.route.safeParse(path).success) {
    return 'Use a slash, then small letters, digits and hyphens, such as /perth-service.';
  }
  if (isReservedPath(path)) return `The site has another page at ${path}. Choose a different path, such as ${path}-service.`;
  const where: Where = { and: [{ route: { equals: path } }, { id: { not_equals: asked.id ?? 0 } }] };
  const { docs } = await asked.req.payload.find({ collection: 'cities', where, limit: 1, depth: 0, trash: true, req: asked.req });
  const [other] = docs;
  if (other?.deletedAt)
    return `The city page “${other.name}” in the trash has this path. Delete it for good, or choose another path.`;
  if (other) return `The city page “${other.name}” has this path already.`;
  const redirect = await redirectFrom(path, asked);
  return redirect
    ? `Visitors of ${path} are sent on to ${redirect.to}. Remove that redirect first, or choose another path.`
    : true;
}

/** Path of a city page, which may change. */
export const cityPathField: TextField = {
  name: 'route',
  type: 'text',
  label: 'Path of the page',
  required: true,
  unique: true,
  index: true,
  validate: (value: unknown, { req, id }) => checkCityPath(value, { req, id }),
  hooks: {
    beforeValidate: [({ value }) => (typeof value === 'string' ? value.trim() : value)],
    beforeDuplicate: [pathOfCopy],
  },
  admin: { description: 'The end of the page’s address, such as /adelaide-service.' },
};
