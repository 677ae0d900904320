import { type Line, readPrice, readQuantity, type TypedLine, typedAmount } from 'shared/quote-lines';
import { z } from 'zod';
import { daysLater, readDay } from '../../base/process/days';
import type { MadeFrom, Words } from '../quotes/save';

/** Most lines of a quote, longest text of one, and longest sentence. */
export const MAX_LINES = 40;
const MAX_TEXT = 300;
const MAX_GREETING = 2000;
const MAX_DAYS = 366;

const text = (most: number) => z.string().trim().max(most).default('');

/** `lines` adds lines and works out the total, for a browser without script. */
const Form = z.object({
  act: z.enum(['save', 'look', 'send', 'lines']),
  page: z.string().regex(/^[0-9a-f]{24}$/),
  made_from: z.union([z.literal(''), z.iso.datetime()]),
  version: z.coerce.number().int().positive(),
  gst: z.literal('on').optional(),
  greeting: text(20_000),
  valid_until: text(40),
  add: text(10),
  reply: text(10),
});

export type TypedQuote = MadeFrom & {
  act: z.infer<typeof Form>['act'];
  lines: TypedLine[];
  gst: boolean;
  greeting: string;
  valid_until: string;
  /** Chosen from the price list, and from the reply texts. */
  add: string;
  reply: string;
};

/** The posted form without its empty lines; undefined if no page of ours has made it. */
export function readQuote(posted: FormData): TypedQuote | undefined {
  const form = Form.safeParse(Object.fromEntries(posted)).data;
  if (!form) return undefined;
  const typed = (name: string, n: number) => String(posted.get(`${name}${n + 1}`) ?? '').trim();
  const all = Array.from(
    { length: MAX_LINES },
    (_, n): TypedLine => ({
      text: typed('text', n),
      quantity: typed('quantity', n),
      price: typed('price', n),
    }),
  );
  return { ...form, gst: form.gst !== undefined, lines: all.filter((line) => line.text || line.price) };
}

export interface Fault {
  reason: string;
  field?: string;
}

function readLine({ text, quantity, price }: TypedLine, n: number): Line | Fault {
  const of = (field: string, reason: string): Fault => ({ reason: `Line ${n}: ${reason}`, field: `${field}${n}` });
  const [many, unit_cents] = [readQuantity(quantity), readPrice(price)];
  if (!text) return of('text', 'say what it is for.');
  if (text.length > MAX_TEXT) return of('text', `use at most ${MAX_TEXT} characters.`);
  if (many === undefined) return of('quantity', `“${quantity}” is no quantity. Type a number such as 2 or 1.5.`);
  if (unit_cents === undefined) return of('price', `“${price}” is no price. Type an amount such as 90 or 90.50.`);
  return { text, quantity: many, unit_cents };
}

/** What was typed, read; or the first thing that is wrong with it. */
export function readWords({ lines, gst, greeting, valid_until }: TypedQuote, today: string): Words | Fault {
  const read = lines.map((line, index) => readLine(line, index + 1));
  const wrong = read.find((line): line is Fault => 'reason' in line);
  if (wrong) return wrong;
  if (greeting.length > MAX_GREETING)
    return { reason: `The personal sentence has more than ${MAX_GREETING} characters.`, field: 'greeting' };
  const day = readDay(valid_until, today);
  if (!day) return { reason: '“Valid until” is no day. Choose the last day on which it can be accepted.', field: 'valid_until' };
  if (day > daysLater(today, MAX_DAYS)) return { reason: '“Valid until” is more than a year away.', field: 'valid_until' };
  return { lines: read as Line[], gst, greeting: greeting.replace(/\r\n?/g, '\n'), valid_until: day };
}

export const typedLine = ({ text, quantity, unit_cents }: Line): TypedLine => ({
  text,
  quantity: String(quantity),
  price: typedAmount(unit_cents),
});
