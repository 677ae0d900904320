import { z } from 'zod';

/** Which picture a post carries. The site's signature covers these, and by the hash the body. */
export const EditPicture = z.object({
  /** The file's name on the editor's device. */
  name: z.string().max(200).default(''),
  /** SHA-256 of the body, in hexadecimal digits. */
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
});
export type EditPicture = z.infer<typeof EditPicture>;

const percent = z.number().min(0).max(100);

/** What a picture says of itself, wherever it stands. */
export const PictureWords = z.object({
  /** What those who cannot see it are told; empty for none. */
  alt: z.string().max(1_000),
  /** The point that always shows, in percent from the left and from the top. */
  focus: z.object({ x: percent, y: percent }),
});
export type PictureWords = z.infer<typeof PictureWords>;

/** A picture of the library. */
export const LibraryPicture = PictureWords.extend({
  media: z.number().int(),
  /** Its path under `/storage`. */
  file: z.string(),
});
export type LibraryPicture = z.infer<typeof LibraryPicture>;

/** A picture where it stands. */
export const PlacedPicture = z.object({
  /** None where the field is empty. */
  picture: LibraryPicture.optional(),
  /** Where it stands, such as "Home page, slide 1, picture". */
  place: z.string(),
  /** Its field in the back office. */
  url: z.url({ protocol: /^https?$/ }),
});
export type PlacedPicture = z.infer<typeof PlacedPicture>;

const media = z.number().int().positive();
const at = z.string().max(300);

/** What an editor does with the pictures of a page. `before` is what the editor saw: what is another by now stays as it is. */
export const PICTURE_ACTS = [
  z.object({ act: z.literal('see'), at }),
  z.object({ act: z.literal('pictures'), search: z.string().max(200) }),
  z.object({ act: z.literal('picture'), at, before: media.nullable(), media }),
  PictureWords.extend({ act: z.literal('describe'), media, before: PictureWords }),
] as const;
