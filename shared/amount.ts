import { legible } from './typed';

/** The dollar sign, with or without its country, before or behind the amount. */
const CURRENCY = /^(-?) ?(?:aud|au?\$|\$) ?| ?(?:aud|\$)$/i;
/** Digits, and some behind a decimal sign. */
const PLAIN = /^(?<sign>-?)(?<whole>\d*)(?:[.,](?<part>\d+))?$/;
/** The same with its thousands in threes behind one separator, which is not the decimal sign; a lone point may be one. */
const GROUPED =
  /^(?<sign>-?)(?<whole>(?!\d+\.\d{3}$)[1-9]\d{0,2}(?<by>[ ,.'])\d{3}(?:\k<by>\d{3})*)(?:(?!\k<by>)[.,](?<part>\d{1,2}))?$/;

export const NO_NUMBER = 'This is no number that can be read. Write it like 90, 90.50 or 1,234.50.';

/** The sign and the digits before and behind the decimal sign; undefined where it is not clear which number is meant. */
function digitsOf(typed: string, decimals: number) {
  const text = legible(typed).replace(/[’ʼ]/g, "'").replace(/٫/g, '.').replace(/٬/g, ',').replace(CURRENCY, '$1');
  const plain = PLAIN.exec(text)?.groups;
  const found = plain && (plain.part?.length ?? 0) <= decimals ? plain : GROUPED.exec(text)?.groups;
  const { sign = '', whole = '', part = '' } = found ?? {};
  const digits = whole.replace(/\D/g, '');
  return digits || part ? { sign, digits, part } : undefined;
}

/**
 * A typed amount or quantity in hundredths: "90,50", "90.50" and "$90.5" are 9050. One separator with one or two digits behind it at
 * the end is the decimal sign, thousands go in threes ("1.234" may mean either); null for nothing, undefined for anything else, which
 * must be refused.
 */
export function readAmount(typed: string): number | null | undefined {
  if (!legible(typed)) return null;
  const found = digitsOf(typed, 2);
  const hundredths = Number(found && `${found.sign}${found.digits}${found.part.padEnd(2, '0')}`);
  return Number.isSafeInteger(hundredths) ? hundredths || 0 : undefined;
}

/** The same as a number, with so many digits behind its decimal sign: more than two for a coordinate, whose thousands are none. */
export function readNumber(typed: string, decimals = 2): number | null | undefined {
  if (!legible(typed)) return null;
  const found = digitsOf(typed, decimals);
  const number = Number(found && `${found.sign}${found.digits}.${found.part}`);
  return Number.isFinite(number) && Math.abs(number) <= Number.MAX_SAFE_INTEGER ? number || 0 : undefined;
}
