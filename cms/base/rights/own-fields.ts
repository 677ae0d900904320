import {
  APIError,
  type CollectionBeforeOperationHook,
  type FlattenedField,
  type GlobalConfig,
  type PayloadRequest,
} from 'payload';
import { answerable, checkSearch } from './searches';

function staysInside(fields: FlattenedField[], [name, ...rest]: string[]): boolean {
  if (rest.length === 0) return true; // Payload's own check covers hidden fields
  const field = fields.find((one) => one.name === name);
  if (field?.type === 'relationship' || field?.type === 'upload')
    return rest.length === 1 && ['value', 'relationTo'].includes(rest[0] ?? '');
  return field !== undefined && 'flattenedFields' in field && staysInside(field.flattenedFields, rest);
}

/** Payload checks no rights behind relationships: sorting leads by their assignee's password hash would reveal it. */
const isByOwnFields = (sort: unknown, fields: FlattenedField[]) =>
  [sort ?? []].flat().every((path) => {
    const segments = String(path).replace(/^-/, '').replaceAll('__', '.').split('.');
    return staysInside(fields, segments[0] === 'version' ? segments.slice(1) : segments);
  });

const sortByOwnFields: CollectionBeforeOperationHook = ({ args, collection: { flattenedFields } }) => {
  const { overrideAccess, sort } = args as { overrideAccess?: boolean; sort?: string | string[] };
  if (!overrideAccess && !isByOwnFields(sort, flattenedFields)) throw new APIError('Sort by fields of the record itself', 400);
};

/** The server sets creation and update times, whatever a request says. */
const keepTimes: CollectionBeforeOperationHook = ({ args, operation }) => {
  const { data, overrideAccess } = args as { data?: Record<string, unknown>; overrideAccess?: boolean };
  if (overrideAccess || !data || !['create', 'update', 'updateByID'].includes(operation)) return;
  const { createdAt: _, updatedAt: __, ...rest } = data;
  return { ...args, data: rest };
};

export const ownFieldRules = [sortByOwnFields, answerable, keepTimes];

/** The same for the versions of a global, which lack such a hook. */
export function sortVersionsByOwnFields(page: GlobalConfig): GlobalConfig {
  const { readVersions } = page.access ?? {};
  if (!readVersions) return page;
  const isSorted = ({ query, payload, routeParams }: PayloadRequest) => {
    const { flattenedFields = [] } = payload.globals.config.find(({ slug }) => slug === page.slug) ?? {};
    if (routeParams?.global === page.slug) checkSearch(query?.where, flattenedFields);
    return isByOwnFields(query?.sort, flattenedFields);
  };
  return { ...page, access: { ...page.access, readVersions: (args) => isSorted(args.req) && readVersions(args) } };
}
