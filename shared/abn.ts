import { legible } from './typed';

const WEIGHTS = [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19];

/** The eleven digits of an Australian Business Number as somebody types it; undefined if its check digits are wrong. */
export function abnIn(typed: string): string | undefined {
  const digits = legible(typed)
    .replace(/^abn:?/i, '')
    .replace(/[\s.-]/g, '');
  if (!/^[1-9]\d{10}$/.test(digits)) return undefined;
  const sum = WEIGHTS.reduce((total, weight, index) => total + weight * (Number(digits[index]) - (index === 0 ? 1 : 0)), 0);
  return sum % 89 === 0 ? digits : undefined;
}

/** "51 824 753 556" */
export const writtenAbn = (digits: string): string => digits.replace(/^(\d\d)(\d{3})(\d{3})(\d{3})$/, '$1 $2 $3 $4');
