import { type CollectionBeforeOperationHook, type FlattenedField, QueryError } from 'payload';

const LIST = ['in', 'not_in'];
const OF_DAYS = ['equals', 'not_equals', ...LIST, 'exists'];
const COMPARED = /^(greater|less)_than(_equal)?$/;
const NOTHING = ['', 'null'];
const ID = /^\d{1,15}$/;

interface Condition {
  path: string;
  operator: string;
  value: unknown;
}

function conditionsIn(where: unknown): Condition[] {
  if (!where || typeof where !== 'object') return [];
  return Object.entries(where).flatMap(([path, inner]) => {
    if (!inner || typeof inner !== 'object') return [];
    if (/^(and|or)$/i.test(path)) return Object.values(inner).flatMap(conditionsIn);
    return Object.entries(inner).map(([operator, value]) => ({ path, operator, value }));
  });
}

function fieldAt(path: string, fields: FlattenedField[]): FlattenedField | undefined {
  const [name, ...rest] = path.split('.');
  if (name === 'version' && rest.length > 0) return fieldAt(rest.join('.'), fields);
  const field = fields.find((one) => one.name === name);
  if (rest.length === 0 || !field) return field;
  return 'flattenedFields' in field ? fieldAt(rest.join('.'), field.flattenedFields) : undefined;
}

const isDay = (value: unknown) =>
  value instanceof Date || (typeof value === 'string' && (NOTHING.includes(value) || !Number.isNaN(new Date(value).getTime())));
const isId = (value: unknown) =>
  typeof value === 'number' || (typeof value === 'string' && (NOTHING.includes(value) || ID.test(value)));

function canBeAsked({ operator, value }: Condition, field: FlattenedField | undefined): boolean {
  if (field?.type === 'date') {
    if (!OF_DAYS.includes(operator) && !COMPARED.test(operator)) return false;
    return operator === 'exists' || LIST.includes(operator) || isDay(value);
  }
  if ((field?.type !== 'relationship' && field?.type !== 'upload') || Array.isArray(field.relationTo)) return true;
  if (operator === 'exists') return true;
  if (!LIST.includes(operator)) return isId(value);
  return (typeof value === 'string' ? value.split(',') : Object.values(value ?? {})).every(isId);
}

const TIMES = ['createdAt', 'updatedAt'].map((name) => ({ name, type: 'date' }) as FlattenedField);

/** Throws, with 400, when a search asks what nothing can answer: Payload answers 500. */
export function checkSearch(where: unknown, fields: FlattenedField[]): void {
  const wrong = conditionsIn(where).filter((one) => !canBeAsked(one, fieldAt(one.path, [...fields, ...TIMES])));
  if (wrong.length > 0) throw new QueryError(wrong.map(({ path }) => ({ path })));
}

export const answerable: CollectionBeforeOperationHook = ({ args, collection: { flattenedFields } }) => {
  const { overrideAccess, where } = args as { overrideAccess?: boolean; where?: unknown };
  if (!overrideAccess) checkSearch(where, flattenedFields);
};
