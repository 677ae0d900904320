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

/**
 * Lists the fields of a refused save in the order of the form. Payload's toast, which takes them from this message, puts those of one tab
 * (before ` > `) together from the last to the first, and would send the owner of a long page from its end up to its beginning.
 */
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
