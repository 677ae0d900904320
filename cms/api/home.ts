import type { Payload } from 'payload';
import { api, ordered } from './base';
import { fileOf, picture } from './picture';

const asWebm = (filename: string) => filename.replace(/\.mp4$/i, '.webm');

/** Which of these files lie in the media library a second time as WebM, under the same name. */
async function webmTwins(payload: Payload, filenames: string[]): Promise<Set<string>> {
  const names = filenames.filter((name) => asWebm(name) !== name).map(asWebm);
  if (!names.length) return new Set();
  const where = { filename: { in: names }, mimeType: { equals: 'video/webm' } };
  const { docs } = await payload.find({ collection: 'media', where, pagination: false, depth: 0 });
  return new Set(docs.flatMap(({ filename }) => filename ?? []));
}

/** Slides, service cards and numbers of the home page. */
export const home = {
  heroCarousel: api.heroCarousel.handler(async ({ context: { payload } }) => {
    const { docs } = await payload.find({ collection: 'hero-slides', ...ordered });
    const webm = await webmTwins(
      payload,
      docs.flatMap(({ media }) => fileOf(media)?.filename ?? []),
    );
    const twinOf = (name = '') => (webm.has(asWebm(name)) && asWebm(name) !== name ? asWebm(name) : undefined);
    return docs.map(({ heading, paragraph, happy_customers, rating, media, poster }) => ({
      heading,
      paragraph,
      happy_customers,
      rating,
      media_type: fileOf(media)?.mimeType?.startsWith('video/') ? ('video' as const) : ('image' as const),
      media_webm: twinOf(fileOf(media)?.filename ?? undefined),
      poster: fileOf(poster)?.filename,
      ...picture('media', media),
    }));
  }),

  premiumServices: api.premiumServices.handler(async ({ context: { payload } }) => {
    const { docs } = await payload.find({ collection: 'premium-services', ...ordered });
    return docs.map(({ title, description, route, image }) => ({ title, description, route, ...picture('image', image) }));
  }),

  statBoxes: api.statBoxes.handler(async ({ context: { payload } }) => {
    const { docs } = await payload.find({ collection: 'stat-boxes', ...ordered });
    return docs.map(({ icon, number, text }) => ({ icon, number, text }));
  }),
};
