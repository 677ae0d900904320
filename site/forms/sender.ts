import { quietly } from './draft';

const SENDER_KEY = 'sender';

const draw = () => [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

let ofPage: string | undefined;

/** An id that this tab has drawn: only whoever sent the first of equal posts gets the private link (R-LEAD-20). */
export function senderId(): string {
  const known = quietly(() => sessionStorage.getItem(SENDER_KEY)) ?? ofPage;
  if (known) return known;
  ofPage = draw();
  quietly(() => sessionStorage.setItem(SENDER_KEY, ofPage as string));
  return ofPage;
}
