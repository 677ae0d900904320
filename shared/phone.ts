import { findPhoneNumbersInText, type PhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { digitsIn, legible } from './typed';

// The library and its table of the world's numbers weigh 100 kB: servers read numbers, browsers get the links.

/** A number without a country code is Australian. */
const HOME = 'AU';
/** No text with a number is longer; the rest is not looked at. */
const MAX_LENGTH = 200;
/** A number of which letters are a part: "1300 CLEAN 1", "+1 800 FLOWERS". */
const WITH_LETTERS =
  /(?<![\d+])(?:(13(?!00)|1300|1800)|(\+1[\s-]?8\d\d))(?=[\s-]*(?:\d[\s-]*){0,5}[A-Z])([\s-]*[\dA-Z](?:[\s-]*[\dA-Z]){3,14})/gi;
/** The digits of a telephone's keys. */
const KEYS = ['abc', 'def', 'ghi', 'jkl', 'mno', 'pqrs', 'tuv', 'wxyz'];

const pressed = (letters: string) =>
  letters
    .toLowerCase()
    .replace(/[\s-]/g, '')
    .replace(/[a-z]/g, (letter) => String(KEYS.findIndex((key) => key.includes(letter)) + 2));

/** A number with its letters as digits; what a network does not need is left out: a 1300 number has ten digits, a 13 number six. */
function withoutLetters(typed: string): string {
  return typed.replace(WITH_LETTERS, (_, home: string | undefined, abroad: string | undefined, rest: string) =>
    home ? (home + pressed(rest)).slice(0, home === '13' ? 6 : 10) : `${abroad}${pressed(rest).slice(0, 7)}`,
  );
}

/** Whether a number that is in no list has a length that dials: with a country code, or with an Australian area code. */
const dials = ({ countryCallingCode, nationalNumber }: PhoneNumber, international: boolean) =>
  countryCallingCode === '61' ? /^[2-478]\d{8}$/.test(nationalNumber) : international;

export interface FoundNumber {
  /** With its country code: "+61812345678". */
  international: string;
  /** What a telephone dials: the same, but a 13, 1300 or 1800 number as Australia dials it. */
  dialled: string;
}

/** The first telephone number in what somebody typed; undefined if none of it can be dialled from anywhere. */
export function numberIn(typed: string | null | undefined): FoundNumber | undefined {
  const text = withoutLetters(legible((typed ?? '').slice(0, MAX_LENGTH))).replace(/^\D*00(?!11)/, '+');
  const international = /\+|^\D*(?:0011|61)/.test(text);
  const whole = parsePhoneNumberFromString(text, HOME);
  const number =
    findPhoneNumbersInText(text, { defaultCountry: HOME })[0]?.number ??
    (whole?.isPossible() && dials(whole, international) ? whole : undefined);
  if (!number) return undefined;
  const national = number.countryCallingCode === '61' && number.nationalNumber.startsWith('1') && !international;
  return { international: number.number, dialled: national ? number.nationalNumber : number.number };
}

/** The link that dials what was typed; its digits as they are if they are a number of one town alone. Undefined without digits. */
export function callLink(typed: string | null | undefined): string | undefined {
  const dialled = numberIn(typed)?.dialled ?? digitsIn(typed ?? '');
  return dialled ? `tel:${dialled}` : undefined;
}

/** The link that opens WhatsApp with the person of this number; undefined without a whole number. */
export function messageLink(typed: string | null | undefined): string | undefined {
  const number = numberIn(typed);
  return number && `https://wa.me/${number.international.slice(1)}`;
}
