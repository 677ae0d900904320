import { leadFields, postedFields, type StoredField, shownFields } from 'contract/lead-fields';
import type { Field } from 'office/fields';
import { type FlattenedField, type Payload, ValidationError } from 'payload';
import { NO_NUMBER, readNumber } from 'shared/amount';
import type { Lead } from '../../base/database/payload-types';
import { dayOf, readDay, storedDay } from '../../base/process/days';
import { refusalOf } from './acts';
import type { Refusal } from './note-acts';
import { formOf } from './visit';

/** What was typed or chosen, by the name of its field. */
export type Typed = Record<string, string>;

const isStored = (name: string): name is StoredField => shownFields().some((field) => field === name);
const KINDS = { text: 'text', email: 'email', tel: 'tel', select: 'text', textarea: 'textarea', address: 'text' } as const;

/** The collection's fields of these names, so that a form has their labels, limits, choices and rules. */
export const fieldsNamed = (payload: Payload, names: readonly string[]): FlattenedField[] =>
  names.flatMap((name) => payload.collections.leads.config.flattenedFields.find((field) => field.name === name) ?? []);

const SHORT = ['suburb', 'post_code', 'city', 'state'];

const textOf = (label: unknown) => (typeof label === 'string' ? label : '');

/** The one form whose enquiries have this text; undefined if both have it. */
function onlyIn(name: string): string | undefined {
  const forms = (['contact', 'quote'] as const).filter((form) => postedFields[form].some((posted) => posted === name));
  return forms.length === 1 ? forms[0] : undefined;
}

/** A field of the collection as a form shows it. */
export function shownField(field: FlattenedField, value: string, more: Partial<Field> = {}): Field {
  const { name, type } = field;
  const shown = { name, label: textOf('label' in field && field.label), value, ...more };
  if (type === 'number') return { ...shown, kind: 'amount' };
  if (type === 'date' || type === 'checkbox') return { ...shown, kind: type };
  if (type === 'select') {
    const options = field.options.flatMap((option) =>
      typeof option === 'string' ? [] : [{ value: option.value, label: textOf(option.label) }],
    );
    return { ...shown, kind: 'select', options };
  }
  const kind = isStored(name) ? KINDS[leadFields[name].kind] : 'text';
  const maxLength = type === 'text' || type === 'textarea' ? field.maxLength : undefined;
  return { ...shown, kind, maxLength, short: SHORT.includes(name), ...(kind === 'textarea' && { rows: 5, only: onlyIn(name) }) };
}

/** A stored value as its form has it. */
export function asTyped({ name, type }: FlattenedField, lead: Partial<Lead>): string {
  const value = lead[name as keyof Lead];
  if (type === 'checkbox') return value ? 'on' : '';
  if (value === null || value === undefined) return '';
  return type === 'date' ? dayOf(String(value)) : String(value);
}

/** What is stored of what was typed; undefined for a day that is none, NaN for such a number. */
function storedOf({ type }: FlattenedField, typed: string, today: string): unknown {
  const text = typed.replace(/\r\n?/g, '\n').trim();
  if (type === 'checkbox') return typed === 'on';
  if (!text) return null;
  if (type === 'number') return readNumber(text) ?? Number.NaN;
  if (type !== 'date') return text;
  const day = readDay(text, today);
  return day && storedDay(day);
}

/** Whether both say the same: browsers send other line ends than those that were stored, and people write amounts in many ways. */
export const isSame = (field: FlattenedField, one: string, other: string): boolean =>
  one === other || Object.is(storedOf(field, one, ''), storedOf(field, other, '') ?? '');

export type Faults = Record<string, string>;

/** What is to be stored of some fields, and which cannot be read. */
export function readFields(fields: readonly FlattenedField[], typed: Typed, today: string) {
  const values = fields.map((field) => [field.name, storedOf(field, typed[field.name] ?? '', today)] as const);
  const faults: Faults = Object.fromEntries(
    values.flatMap(([name, value]) => {
      if (value === undefined) return [[name, `“${typed[name]}” is not a day.`]];
      return Number.isNaN(value) ? [[name, NO_NUMBER]] : []; // Payload judges no field that its form does not show
    }),
  );
  return { data: Object.fromEntries(values), faults };
}

/** What is said above the form when fields were refused. */
export const WRONG = 'Look at what is marked below. Nothing that you typed is lost.';

/** What became of an attempt: what was typed, why it was refused, and what is wrong with which field. */
export interface Refused {
  typed: Typed;
  refused: Refusal;
  faults?: Faults;
}

/** What the collection refused, by field, or as a whole; throws whatever else went wrong. */
export function refusedBy(error: unknown, typed: Typed): Refused {
  if (!(error instanceof ValidationError)) return { typed, refused: refusalOf(error) };
  const faults = Object.fromEntries(error.data.errors.map(({ path, message }) => [path, message]));
  return { typed, refused: { status: 400, reason: WRONG }, faults };
}

export async function readTyped(request: Request): Promise<Typed | undefined> {
  const posted = await formOf(request);
  return posted && Object.fromEntries([...posted].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])));
}
