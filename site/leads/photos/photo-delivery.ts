import { createHash } from 'node:crypto';
import { PhotoReceipt } from 'contract/lead-photo';
import { postingTo } from '../../content/additions';
import type { Provider } from '../../content/provider';
import { parsed } from '../refusal';
import type { Binding } from './photo-files';

/** What became of a photo; `failed` if the answer is not a receipt. */
export type PhotoDelivery = { status: PhotoReceipt['status'] | 'failed'; why?: unknown };

/** Sends a photo to the provider. Never rejects. */
export type DeliverPhoto = (id: string, binding: Binding, photo: Buffer) => Promise<PhotoDelivery>;

export const photoDelivery =
  ({ submitFile }: Pick<Provider, 'submitFile'>, additions: () => Promise<ReadonlySet<string>>): DeliverPhoto =>
  async (photo, { key, reference, name }, body) => {
    try {
      const sha256 = createHash('sha256').update(body).digest('hex');
      const { receipts } = postingTo(await additions());
      const response = await submitFile('leadPhotos', { key, reference, photo, name, sha256 }, body, receipts);
      const receipt = response.ok ? PhotoReceipt.safeParse(parsed(await response.text())).data : undefined;
      return receipt ? { status: receipt.status, why: receipt.message } : { status: 'failed', why: `status ${response.status}` };
    } catch (why) {
      return { status: 'failed', why };
    }
  };
