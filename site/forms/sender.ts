import { quietly } from './draft';

const SENDER_KEY = 'sender';

const draw = () => [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

let ofPage: string | undefined;

/**
 * An id that this tab has drawn for itself: of equal posts, only the answer to whoever sent the first has the private link
 * (R-LEAD-20), and a form that is sent again is known by it.
 */
export function senderId(): string {
  const known = quietly(() => sessionStorage.getItem(SENDER_KEY)) ?? ofPage;
  if (known) return known;
  ofPage = draw();
  quietly(() => sessionStorage.setItem(SENDER_KEY, ofPage as string));
  return ofPage;
}
