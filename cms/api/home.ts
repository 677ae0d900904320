import { readAddresses } from '../content/addresses';
import { addedCard, addedServices, missingFrom } from './added-services';
import { api, ordered } from './base';
import { fileOf, picture } from './picture';
import type { Source } from './source';

/** WebM files of these MP4s, found in the media library by the same name. */
async function webmByMp4(source: Source, filenames: string[]): Promise<Map<string, string>> {
  const wanted = new Map(filenames.filter((name) => /\.mp4$/i.test(name)).map((name) => [name, name.replace(/mp4$/i, 'webm')]));
  if (wanted.size === 0) return wanted;
  const where = { filename: { in: [...wanted.values()] }, mimeType: { equals: 'video/webm' } };
  const { docs } = await source.find({ collection: 'media', where, pagination: false, depth: 0 });
  const existing = new Set(docs.map(({ filename }) => filename));
  return new Map([...wanted].filter(([, webm]) => existing.has(webm)));
}

/** Slides, service cards and numbers of the home page. */
export const home = {
  heroCarousel: api.heroCarousel.handler(async ({ context: { source } }) => {
    const { docs } = await source.find({ collection: 'hero-slides', ...ordered });
    const webm = await webmByMp4(
      source,
      docs.flatMap(({ media }) => fileOf(media)?.filename ?? []),
    );
    return docs.map(({ heading, paragraph, happy_customers, rating, media, poster }) => ({
      heading,
      paragraph,
      happy_customers,
      rating,
      media_type: fileOf(media)?.mimeType?.startsWith('video/') ? ('video' as const) : ('image' as const),
      media_webm: webm.get(fileOf(media)?.filename ?? ''),
      poster: fileOf(poster)?.filename,
      ...picture('media', media),
    }));
  }),

  premiumServices: api.premiumServices.handler(async ({ context: { source } }) => {
    const { docs } = await source.find({ collection: 'premium-services', ...ordered });
    const { isGone } = await readAddresses(source.payload, source);
    const shown = docs.filter(({ route }) => !isGone(route));
    const further = missingFrom(docs, await addedServices(source), 'show_on_home');
    return [
      ...shown.map(({ title, description, route, image }) => ({ title, description, route, ...picture('image', image) })),
      ...further.map((doc) => ({ ...addedCard(doc), ...picture('image', doc.image) })),
    ];
  }),

  statBoxes: api.statBoxes.handler(async ({ context: { source } }) => {
    const { docs } = await source.find({ collection: 'stat-boxes', ...ordered });
    return docs.map(({ icon, number, text }) => ({ icon, number, text }));
  }),
};
