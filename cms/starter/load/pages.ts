import { cityPages } from 'contract/catalogue';
import type { Payload } from 'payload';
import { aboutHero, aboutSection, achievements, ceoSection } from '../about';
import { asStarter } from '../as-starter';
import { blogHero } from '../blog';
import { adelaide, cityServices, melbourne } from '../cities';
import { contactHero } from '../contact';
import { faqHero } from '../faqs';
import { heroSlides, premiumServices, statBoxes } from '../home';
import { richText } from '../rich-text';
import type { PictureOf } from './media';

/** Slides, service cards and numbers of the home page. */
export async function loadHome(payload: Payload, picture: PictureOf) {
  for (const { heading, paragraph, picture: key, video, happyCustomers, rating } of heroSlides) {
    const shown = video ? { media: await picture(video), poster: await picture(key) } : { media: await picture(key) };
    if (video) await picture(`${video}-webm`); // found beside the MP4 by its name
    const data = { heading, paragraph, ...shown, happy_customers: happyCustomers, rating };
    await payload.create({ collection: 'hero-slides', data, ...asStarter });
  }
  for (const { title, description, picture: key, route } of premiumServices) {
    const data = { title, description, image: await picture(key), route };
    await payload.create({ collection: 'premium-services', data, ...asStarter });
  }
  for (const data of statBoxes) await payload.create({ collection: 'stat-boxes', data, ...asStarter });
}

/** The two city pages and their shared cards. */
export async function loadCities(payload: Payload, picture: PictureOf) {
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
    const { hero, who_we_are, card } = words[slug as keyof typeof words];
    const image = await picture(`city-${slug}`);
    const data = {
      ...{ slug, name, route, services_heading, office },
      hero: { ...hero, image },
      who_we_are: { ...who_we_are, image: await picture(`city-${slug}-intro`) },
      card: { ...card, image },
    };
    await payload.create({ collection: 'cities', data, ...asStarter });
  }
  for (const data of cityServices) await payload.create({ collection: 'city-services', data, ...asStarter });
  const data = { ...achievements, image: await picture('achievements') };
  await payload.updateGlobal({ slug: 'achievements', data, ...asStarter });
}

/** The about page, and the heroes of contact page, FAQ page and blog. */
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
      sample: true,
    },
    ...asStarter,
  });
  const tops = [
    { slug: 'contact-page', words: contactHero, key: 'contact' },
    { slug: 'faq-page', words: faqHero, key: 'faq' },
    { slug: 'blog-page', words: blogHero, key: 'blog' },
  ] as const;
  for (const { slug, words, key } of tops) {
    await payload.updateGlobal({ slug, data: { ...words, background_image: await picture(key) }, ...asStarter });
  }
}
