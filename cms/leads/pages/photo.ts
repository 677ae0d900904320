import type { Payload } from 'payload';
import { readPhotoFile } from '../photos/photo-files';
import { TODAY } from '../record/light-page';
import { forAnswerers } from './visit';

const none = () => new Response('There is no such photo', { status: 404, headers: { 'cache-control': 'no-store' } });

/** `/office/photos/….jpg`: a photo of an enquiry, for people who may see enquiries. No cache keeps it. */
export function answerPhoto(payload: Payload, request: Request, name: string): Promise<Response> {
  return forAnswerers(payload, request, TODAY, async ({ user }) => {
    const [, file, small] = /^([0-9a-f]{32})(-small)?\.jpg$/.exec(name) ?? [];
    if (!file) return none();
    const asked = { collection: 'lead-photos', where: { file: { equals: file } }, limit: 1, depth: 0 } as const;
    const { totalDocs } = await payload.find({ ...asked, overrideAccess: false, user });
    const photo = totalDocs > 0 && (await readPhotoFile(file, small ? 'small' : 'large').catch(() => undefined));
    if (!photo) return none();
    return new Response(new Uint8Array(photo), {
      headers: {
        'content-type': 'image/jpeg',
        'content-length': String(photo.length),
        'cache-control': 'private, no-store',
        'x-content-type-options': 'nosniff',
      },
    });
  });
}
