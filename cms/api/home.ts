import { fileOf } from '../model/pictures/chosen-file';
import { fittingSlides, starterSlides } from '../office/company/fitting-slides';
import { readAddresses } from '../publishing/addresses';
import { api } from './base';
import { namesWithheld } from './facts';
import { iconOf, picture } from './picture';
import { findServices } from './service';
import { cardWords, placed } from './service-cards';
import type { Source } from './source';

async function webmByMp4(source: Source, filenames: string[]): Promise<Map<string, string>> {
  const wanted = new Map(filenames.filter((name) => /\.mp4$/i.test(name)).map((name) => [name, name.replace(/mp4$/i, 'webm')]));
  if (wanted.size === 0) return wanted;
  const where = { filename: { in: [...wanted.values()] }, mimeType: { equals: 'video/webm' } };
  const { docs } = await source.find({ collection: 'media', where, pagination: false, depth: 0 });
  const existing = new Set(docs.map(({ filename }) => filename));
  return new Map([...wanted].filter(([, webm]) => existing.has(webm)));
}

export const home = {
  heroCarousel: api.heroCarousel.handler(async ({ context: { source } }) => {
    const { slides: stored, ...page } = await source.findGlobal({ slug: 'home', depth: 1 });
    // As the sheet will put them.
    const slides = source.leftOut.services
      ? fittingSlides(stored ?? [], await findServices(source), await starterSlides(source.payload))
      : stored;
    const webm = await webmByMp4(source, slides?.flatMap(({ media }) => fileOf(media)?.filename ?? []) ?? []);
    return (slides ?? []).map(({ heading, paragraph, happy_customers, rating, media, poster }) => ({
      heading,
      paragraph,
      ...(source.hides(page) ? {} : { happy_customers, rating }),
      media_type: fileOf(media)?.mimeType?.startsWith('video/') ? ('video' as const) : ('image' as const),
      media_webm: webm.get(fileOf(media)?.filename ?? ''),
      poster: fileOf(poster)?.filename,
      ...picture('media', media),
    }));
  }),

  premiumServices: api.premiumServices.handler(async ({ context: { source } }) => {
    const [{ cards }, services, { isGone }] = await Promise.all([
      source.findGlobal({ slug: 'home', depth: 1 }),
      findServices(source),
      readAddresses(source.payload, source),
    ]);
    return placed(cards, services, 'show_on_home', ({ route }) => isGone(route)).map((card) => {
      if ('doc' in card) {
        const { home_card, image } = card.doc;
        return { ...cardWords(card.doc, home_card), ...picture('image', home_card?.image ?? image) };
      }
      const { title, description, route, image } = card.row;
      return { title: title ?? '', description, route: route ?? '/', ...picture('image', image) };
    });
  }),

  statBoxes: api.statBoxes.handler(async ({ context: { source } }) => {
    const { stats, ...page } = await source.findGlobal({ slug: 'home', depth: 0 });
    const isWithheld = await namesWithheld(source);
    const shown = source.hides(page) ? [] : (stats ?? []).filter(({ number, text }) => !isWithheld(`${number} ${text}`));
    return shown.map(({ icon, number, text }) => ({ icon: iconOf(icon), number, text }));
  }),
};
