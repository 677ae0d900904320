export interface TextPicture {
  src: string;
  alt: string;
}

/** Attributes in which plug-ins keep the address of a picture that is loaded late; the largest first. */
const LATE = ['data-orig-file', 'data-large-file', 'data-full-url', 'data-lazy-src', 'data-src', 'data-original', 'data-lazy'];
const SETS = ['data-lazy-srcset', 'data-srcset', 'srcset'];

/** A picture within the page itself that only keeps the place of another. */
const isPlace = (src: string) => /^data:/i.test(src) && (src.length < 1000 || /^data:image\/svg/i.test(src));

/** The largest picture of a `srcset`, whose addresses may contain commas. */
function largestOf(set: string | undefined): string | undefined {
  const all = [...(set ?? '').matchAll(/([^\s,]\S*)(?:\s+([\d.]+)[wx]\b,?)?/g)];
  const [largest] = all.sort(([, , one], [, , other]) => Number(other ?? 1) - Number(one ?? 1));
  return largest?.[1]?.replace(/,$/, '');
}

/** The picture of an element; undefined for what only counts visits or keeps a place. `sets`: those of its `<picture>`. */
export function pictureIn(attributes: Record<string, string>, sets: readonly string[] = []): TextPicture | undefined {
  const isPixel = ['width', 'height'].every((side) => /^[01]$/.test(attributes[side] ?? ''));
  if (isPixel) return undefined;
  const own = attributes.src?.trim();
  const written = own && !isPlace(own) ? own : undefined;
  const [kept, shown] = [LATE.slice(0, 3), LATE.slice(3)].map((names) =>
    names.flatMap((name) => attributes[name]?.trim() || []).find((address) => !isPlace(address)),
  );
  const inSet = [...SETS.map((name) => attributes[name]), ...sets].map(largestOf).find((address) => address && !isPlace(address));
  const src = kept ?? inSet ?? shown ?? written;
  return src ? { src, alt: attributes.alt ?? '' } : undefined;
}

/** An address without the size that WordPress puts at the end of a name: photo-300x200.jpg, photo-scaled.jpg. */
export const withoutSize = (address: string): string => address.replace(/-(?:\d+x\d+|scaled)(?=\.\w+(?:$|\?))/, '');
