import { cityPages } from 'contract/catalogue';
import type { Payload } from 'payload';
import { aboutHero, aboutSection, achievements, ceoSection } from '../about';
import { asStarter, published } from '../as-starter';
import { blogHero } from '../blog';
import { adelaide, cityCards, melbourne } from '../cities';
import { contactHero } from '../contact';
import { faqHero } from '../faqs';
import { heroSlides, homeCards, statBoxes } from '../home';
import { metas } from '../metas';
import { richText } from '../rich-text';
import { listing } from './listing';
import type { PictureOf } from './media';
import type { Ids } from './services';

/** The home page. The words of its service cards are in the services. */
export async function loadHome(payload: Payload, picture: PictureOf, services: Ids) {
  const slides = [];
  for (const { heading, paragraph, picture: key, video, happyCustomers, rating } of heroSlides) {
    const shown = video ? { media: await picture(video), poster: await picture(key) } : { media: await picture(key) };
    if (video) await picture(`${video}-webm`); // found beside the MP4 by its name
    slides.push({ heading, paragraph, ...shown, happy_customers: happyCustomers, rating });
  }
  const cards = homeCards.map(({ slug }) => ({ service: services.get(slug) }));
  const data = { slides, cards, stats: [...statBoxes], meta: await listing(picture, metas.home), sample: true, ...published };
  await payload.updateGlobal({ slug: 'home', data, ...asStarter });
}

/** The two city pages and what both show. */
export async function loadCities(payload: Payload, picture: PictureOf, services: Ids) {
  const words = {
    adelaide: {
      ...adelaide,
      who_we_are: { heading: adelaide.whoWeAre.heading, paragraphs: adelaide.whoWeAre.paragraphs.join('\n') },
    },
    melbourne: {
      ...melbourne,
      who_we_are: { heading: melbourne.whoWeAre.heading, description: richText(melbourne.whoWeAre.description) },
    },
  };
  for (const { slug, name, route, services_heading, office } of cityPages) {
    const { hero, who_we_are, card, meta } = words[slug as keyof typeof words];
    const image = await picture(`city-${slug}`);
    const data = {
      ...{ slug, name, route, services_heading, office },
      hero: { ...hero, image },
      who_we_are: { ...who_we_are, image: await picture(`city-${slug}-intro`) },
      card: { ...card, image },
      meta: await listing(picture, meta, `city-${slug}`),
      ...published,
    };
    await payload.create({ collection: 'cities', data, ...asStarter });
  }
  const data = {
    services: cityCards.map(({ slug }) => ({ service: services.get(slug) })),
    achievements: { ...achievements, image: await picture('achievements') },
    sample: true,
    ...published,
  };
  await payload.updateGlobal({ slug: 'city-pages', data, ...asStarter });
}

/** The about page, and the tops of the pages contact, FAQ and blog. */
export async function loadOtherPages(payload: Payload, picture: PictureOf) {
  await payload.updateGlobal({
    slug: 'about',
    data: {
      hero: { ...aboutHero, image: await picture('about') },
      section: {
        heading: aboutSection.heading,
        paragraphs: aboutSection.paragraphs.join('\n'),
        image: await picture('about-intro'),
        mission: aboutSection.mission,
        mission_image: await picture('mission'),
        vision: aboutSection.vision,
        vision_image: await picture('vision'),
      },
      ceo: {
        heading: ceoSection.heading,
        paragraph_1: ceoSection.paragraph1,
        paragraph_2: ceoSection.paragraph2,
        image: await picture('ceo'),
      },
      meta: await listing(picture, metas.about, 'about'),
      sample: true,
      ...published,
    },
    ...asStarter,
  });
  const tops = [
    { slug: 'contact-page', words: contactHero, key: 'contact', meta: metas.contact },
    { slug: 'faq-page', words: faqHero, key: 'faq', meta: metas.faq },
    { slug: 'blog-page', words: blogHero, key: 'blog', meta: metas.blog },
  ] as const;
  for (const { slug, words, key, meta } of tops) {
    const data = { ...words, background_image: await picture(key), meta: await listing(picture, meta, key), ...published };
    await payload.updateGlobal({ slug, data, ...asStarter });
  }
  const data = { meta: await listing(picture, metas.quote), ...published };
  await payload.updateGlobal({ slug: 'quote-page', data, ...asStarter });
}
