import type { Payload, TypedUser } from 'payload';
import { hueOf } from 'shared/palette';
import sharp from 'sharp';
import { refusalOf } from '../../leads/pages/acts';
import type { Answers } from './answers';
import { squareSign } from './sign';

/** Hues at least so far apart, in degrees, are two colours. */
const APART = 40;
/** The logo is looked at in so many pixels of width and height. */
const SIZE = 64;
/** Largest file, in bytes. */
const LARGEST = 8 * 1024 * 1024;

const hex = (values: number[]) => `#${values.map((value) => value.toString(16).padStart(2, '0')).join('')}`;

/** The main colour of a logo and one that differs from it, as `#rrggbb`; none of a grey one. `shared/palette.ts` makes them readable. */
async function coloursOf(logo: Buffer): Promise<{ main?: string; accent?: string }> {
  const { data } = await sharp(logo, { density: 96 })
    .resize(SIZE, SIZE, { fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const counts = new Map<string, number>();
  for (let at = 0; at < data.length; at += 4) {
    if ((data[at + 3] ?? 0) < 128) continue;
    // Nearly equal colours are one: sixteen steps of each channel.
    const colour = hex([...data.subarray(at, at + 3)].map((value) => Math.min(255, Math.round(value / 17) * 17)));
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  const found = [...counts]
    .map(([value, count]) => ({ value, count, ...hueOf(value) }))
    .filter(({ isGrey }) => !isGrey)
    .sort((one, other) => other.count - one.count);
  const [main] = found;
  const apart = (one = 0, other = 0) => Math.abs(((one - other + 540) % 360) - 180);
  return { main: main?.value, accent: found.find(({ hue }) => apart(hue, main?.hue) >= APART)?.value };
}

interface StoredLogo {
  id?: number;
  /** A square sign of a wide logo. */
  sign?: number;
  main?: string;
  accent?: string;
  fault?: string;
}

/** Stores a logo, and a square sign of a wide one, with the owner's rights and under the rules of all pictures; and reads its colours. */
export async function storeLogo(payload: Payload, user: TypedUser, file: File, answers: Answers): Promise<StoredLogo> {
  if (file.size > LARGEST) return { fault: 'This file is larger than 8 MB.' };
  const data = Buffer.from(await file.arrayBuffer());
  const store = async (shows: string, picture: { data: Buffer; mimetype: string; name: string }) => {
    const alt = `${answers.brand || 'The company'}, ${shows}`;
    const own = { overrideAccess: false, user, depth: 0 } as const;
    const stored = { ...picture, size: picture.data.length };
    return (await payload.create({ collection: 'media', data: { alt }, file: stored, ...own })).id;
  };
  try {
    const id = await store('logo', { data, mimetype: file.type, name: file.name });
    const colours = await coloursOf(data).catch(() => ({}));
    const sign = await squareSign(data, { ...answers, ...colours }).catch(() => undefined);
    return { id, ...colours, sign: sign && (await store('sign', { data: sign, mimetype: 'image/png', name: 'sign.png' })) };
  } catch (error) {
    return { fault: refusalOf(error).reason };
  }
}
