/**
 * Why: after a save that was refused, a toast lists the fields. Payload puts those of one tab together from the last to the first, so the
 * owner of a page with twelve sections is sent from section 12 up to section 1.
 * Relies on: the toast taking its list from the message of the answer, at its commas, and putting together lines that begin alike up to
 * their first ` > `; errors carrying the field's path, with the number of the row.
 * Test: `errors-in-order.test.ts`.
 * Remove: once Payload lists the fields in the order of the form.
 */
import type { AfterErrorHook } from 'payload';

interface FieldError {
  path: string;
  label?: unknown;
}

const padded = (place: number | string) => String(place).padStart(4, '0');

/** Where a field is: the numbers of its rows, and between them when the part around it was first named. */
const placeOf = ({ path }: FieldError, errors: readonly FieldError[]) => {
  const parts = path.split('.');
  return parts
    .map((part, depth) => {
      const within = `${parts.slice(0, depth + 1).join('.')}.`;
      return padded(/^\d+$/.test(part) ? part : errors.findIndex((error) => `${error.path}.`.startsWith(within)));
    })
    .join();
};

/** Lists the fields of a refused save in the order of the form. */
export const errorsInOrder: AfterErrorHook = ({ result }) => {
  const [refusal] = (result as { errors?: { message: string; data?: { errors?: FieldError[] } }[] } | undefined)?.errors ?? [];
  const errors = refusal?.data?.errors;
  if (!refusal || !errors || errors.length < 2) return undefined;
  const [intro] = refusal.message.split(':');
  const labels = errors
    .map(({ label, path }, _, all) => ({ label: typeof label === 'string' ? label : path, place: placeOf({ path }, all) }))
    .sort((one, other) => (one.place < other.place ? -1 : 1))
    .map(({ label }) => label.replaceAll(' > ', ' › '));
  refusal.message = `${intro}: ${labels.join(', ')}`;
  return undefined;
};
