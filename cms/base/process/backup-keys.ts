import { bech32 } from '@scure/base';

/** Prefixes of age's public keys: the usual one, and the one that also withstands quantum computers. */
const PUBLIC = ['age', 'age1pq'];
const SECRET = /^AGE-SECRET-KEY-/;

/** Whether a text is one of age's public keys, without a typing error: such a key has a checksum. */
const isRecipient = (text: string) => PUBLIC.includes(bech32.decodeUnsafe(text, false)?.prefix ?? '');

export function recipientsIn(text: string): string[] | undefined {
  const keys = text.split(/[\s,]+/).filter(Boolean);
  return keys.length > 0 && keys.every(isRecipient) ? keys : undefined;
}

export function identitiesIn(text: string): string[] | undefined {
  const keys = text
    .split(/[\r\n]+/)
    .map((line) => line.trim())
    .filter((line) => line && !line.startsWith('#'));
  return keys.length > 0 && keys.every((key) => SECRET.test(key) && bech32.decodeUnsafe(key, false)) ? keys : undefined;
}
