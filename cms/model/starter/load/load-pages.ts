import type { Payload } from 'payload';
import { asStarter, published } from '../as-starter';
import { about, cities, cityLists, home, otherPages } from '../content';
import { listing, type PictureOf } from './load-media';
import type { Ids } from './load-services';
import { richTextFor } from './rich-text';

/** The home page. The words of its service cards are in the services. */
export async function loadHome(payload: Payload, picture: PictureOf, services: Ids) {
  const slides = [];
  for (const { picture: key, video, shows: _, ...words } of home.slides) {
    const shown = video ? { media: await picture(video), poster: await picture(key) } : { media: await picture(key) };
    if (video) await picture(`${video}-webm`); // found beside the MP4 by its name
    slides.push({ ...words, ...shown });
  }
  const cards = home.cards.map(({ slug }) => ({ service: services.get(slug) }));
  const data = { slides, cards, stats: home.stats, meta: await listing(picture, home), sample: true, ...published };
  await payload.updateGlobal({ slug: 'home', data, ...asStarter });
}

export async function loadCities(payload: Payload, picture: PictureOf, services: Ids) {
  const richText = richTextFor(payload);
  for (const { slug, name, route, office, calls, words } of cities) {
    const [{ title: heading, text }] = words.sections;
    // One documented call answers plain paragraphs, the other markup.
    const introduction =
      calls?.who_we_are === 'whoWeAre' ? { paragraphs: text.replaceAll('\n\n', '\n') } : { description: richText(text) };
    const image = await picture(`city-${slug}`);
    const data = {
      ...{ slug, name, route, office },
      hero: { image },
      who_we_are: { heading, ...introduction, image: await picture(`city-${slug}-intro`) },
      card: { line1: words.card_line1, line2: words.card_line2, image },
      meta: { og_image: image },
      ...published,
    };
    await payload.create({ collection: 'cities', data, ...asStarter });
  }
  const data = {
    services: cityLists.services.map(({ slug }) => ({ service: services.get(slug) })),
    achievements: { ...cityLists.achievements, image: await picture('achievements') },
    sample: true,
    ...published,
  };
  await payload.updateGlobal({ slug: 'city-pages', data, ...asStarter });
}

export async function loadOtherPages(payload: Payload, picture: PictureOf) {
  const { hero, section, ceo } = about;
  await payload.updateGlobal({
    slug: 'about',
    data: {
      hero: { ...hero, image: await picture('about') },
      section: {
        ...section,
        paragraphs: section.paragraphs.join('\n'),
        image: await picture('about-intro'),
        mission_image: await picture('mission'),
        vision_image: await picture('vision'),
      },
      ceo: { ...ceo, image: await picture('ceo') },
      meta: await listing(picture, about, 'about'),
      sample: true,
      ...published,
    },
    ...asStarter,
  });
  for (const key of ['contact', 'faq', 'blog'] as const) {
    const words = otherPages[key];
    const data = { ...words.hero, background_image: await picture(key), meta: await listing(picture, words, key), ...published };
    await payload.updateGlobal({ slug: `${key}-page`, data, ...asStarter });
  }
  const data = { meta: await listing(picture, otherPages.quote), ...published };
  await payload.updateGlobal({ slug: 'quote-page', data, ...asStarter });
}
