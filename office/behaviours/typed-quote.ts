import { writtenCents } from 'shared/money';
import { readable, readPrice, readQuantity, sumsOf, type TypedLine } from 'shared/quote-lines';

/** The lines of the form in which something is typed. */
export const linesIn = (values: URLSearchParams): TypedLine[] =>
  [...values].flatMap(([name, typed]) => {
    const n = /^text(\d+)$/.exec(name)?.[1];
    const typedIn = (field: string) => values.get(`${field}${n}`)?.trim() ?? '';
    const line = { text: typed.trim(), quantity: typedIn('quantity'), price: typedIn('price') };
    return n && (line.text || line.price) ? [line] : [];
  });

/** All that is typed, as a text: two forms that say the same have the same, however each number is written. */
export function contentOf(values: URLSearchParams): string {
  const lines = linesIn(values).map(({ text, quantity, price }) => {
    const [many, cents] = [readQuantity(quantity), readPrice(price)];
    return [text, many ?? `? ${quantity}`, cents === undefined ? `? ${price}` : cents];
  });
  const words = ['greeting', 'valid_until', 'gst'].map((name) => values.get(name)?.trim().replace(/\r\n/g, '\n'));
  return JSON.stringify([lines, words]);
}

/** Total and GST of what is typed so far; no GST where the prices include none. */
export function totalsOf(values: URLSearchParams): { total: string; gst?: string } {
  const { total_cents, gst_cents } = sumsOf(readable(linesIn(values)), values.has('gst'));
  return { total: writtenCents(total_cents), ...(gst_cents !== null && { gst: writtenCents(gst_cents) }) };
}
