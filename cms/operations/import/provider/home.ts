import type { CallAnswer } from 'contract';
import type { Home } from '../../../base/database/payload-types';
import { type Partly, saveGlobal } from '../save';
import type { Source } from './source';

type Rows<K extends keyof Home> = Partly<NonNullable<Home[K]>>;

async function slidesOf(source: Source, slides: CallAnswer<'heroCarousel'>): Promise<Rows<'slides'>> {
  const rows: Rows<'slides'> = [];
  for (const [at, slide] of slides.entries()) {
    const media = await source.picture('heroCarousel', slide, 'media', slide.heading);
    if (!media) {
      source.misfit('heroCarousel', `no. ${at + 1} “${slide.heading}”`, 'a slide needs a picture or video; it was left out');
      continue;
    }
    if (slide.media_webm) await source.picture('heroCarousel', slide, 'media_webm', slide.heading);
    rows.push({
      heading: slide.heading,
      paragraph: slide.paragraph,
      media,
      poster: slide.poster ? await source.picture('heroCarousel', slide, 'poster', slide.heading) : null,
      happy_customers:
        slide.happy_customers === null || slide.happy_customers === undefined ? null : String(slide.happy_customers),
      rating: slide.rating === null || slide.rating === undefined ? null : String(slide.rating),
    });
  }
  return rows;
}

/** The cards' order; the words of a service's card are in its service. */
async function cardsOf(source: Source, cards: CallAnswer<'premiumServices'>): Promise<Rows<'cards'>> {
  const services = await source.services();
  const rows: Rows<'cards'> = [];
  for (const card of cards) {
    const service = source.serviceAt(services, card.route);
    if (service && rows.every((row) => row.service !== service.id)) {
      rows.push({ service: service.id });
      continue;
    }
    const route = source.path(card.route);
    if (!service && route.startsWith('/service/'))
      source.misfit('premiumServices', card.title, `it leads to ${route}, which is no page here; it shows once there is one`);
    const image = await source.picture('premiumServices', card, 'image', card.title);
    rows.push({ service: null, title: card.title, description: card.description, route, image });
  }
  return rows;
}

export async function importHome(source: Source): Promise<void> {
  const [slides, cards, stats] = [
    await source.read('heroCarousel'),
    await source.read('premiumServices'),
    await source.read('statBoxes'),
  ];
  const meta = await source.listing('/');
  const rows = slides && (await slidesOf(source, slides));
  const data: Partly<Home> = {
    ...(rows?.length && { slides: rows }),
    ...(cards?.length && { cards: await cardsOf(source, cards) }),
    ...(stats?.length && {
      stats: stats.map(({ icon, number, text }) => ({
        icon: source.icon('statBoxes', text, icon),
        number: String(number),
        text,
      })),
    }),
    ...(meta && { meta }),
    // The sample's figures are gone once both have been replaced.
    ...(rows?.length && stats?.length && { sample: false }),
  };
  await saveGlobal(source.job, 'home', data, source.page('Home'));
}
