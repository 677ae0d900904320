import { z } from 'zod';
import { LeadOrigin } from './lead';
import { PHOTO_ID, photoName } from './photo';

/** Which photo a post carries. The site's signature covers these, and by the hash the body. */
export const LeadPhoto = z.object({
  /** The lead's idempotency key; where only its reference is known, that counts. */
  key: LeadOrigin.shape.key.optional(),
  reference: LeadOrigin.shape.reference,
  /** The photo's id: one that arrives twice is one. */
  photo: z.string().regex(PHOTO_ID, 'must be 32 hexadecimal digits'),
  /** The file's name as the visitor knows it. */
  name: z.string().overwrite(photoName).default(''),
  /** SHA-256 of the body, in hexadecimal digits. */
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
});
export type LeadPhoto = z.infer<typeof LeadPhoto>;

/** What became of a photo. */
export const PhotoReceipt = z.object({
  /**
   * - `stored`: now or before
   * - `refused`: it cannot be read, or there are too many; it is not sent again
   * - `unknown`: there is no such lead, or not yet
   */
  status: z.enum(['stored', 'refused', 'unknown']),
  message: z.string().optional(),
});
export type PhotoReceipt = z.infer<typeof PhotoReceipt>;
