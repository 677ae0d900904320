import { api, ordered } from './base';
import { fileOf, picture } from './picture';

/** Slides, service cards and numbers of the home page. */
export const home = {
  heroCarousel: api.heroCarousel.handler(async ({ context: { payload } }) => {
    const { docs } = await payload.find({ collection: 'hero-slides', ...ordered });
    return docs.map(({ heading, paragraph, happy_customers, rating, media, poster }) => ({
      heading,
      paragraph,
      happy_customers,
      rating,
      media_type: fileOf(media)?.mimeType?.startsWith('video/') ? ('video' as const) : ('image' as const),
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
