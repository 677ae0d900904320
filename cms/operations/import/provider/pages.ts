import type { About } from '../../../base/database/payload-types';
import { type Partly, saveGlobal } from '../save';
import { importHome } from './home';
import { asLines, type Source } from './source';

async function sectionOf(source: Source): Promise<Partly<About['section']> | undefined> {
  const section = await source.read('aboutSection');
  if (!section) return undefined;
  const beside = async (key: 'mission' | 'vision') =>
    section[`${key}_image`]
      ? { [`${key}_image`]: await source.picture('aboutSection', section, `${key}_image`, section.heading) }
      : {};
  return {
    heading: section.heading,
    paragraphs: asLines(section.paragraphs),
    mission: section.mission ?? null,
    vision: section.vision ?? null,
    image: await source.picture('aboutSection', section, 'image', section.heading),
    ...(await beside('mission')),
    ...(await beside('vision')),
  };
}

async function importAbout(source: Source): Promise<void> {
  const hero = await source.read('aboutHeroBanner');
  const ceo = await source.read('ceoSection');
  const section = await sectionOf(source);
  const meta = await source.listing('/about-us');
  const data: Partly<About> = {
    ...(hero && {
      hero: {
        heading: hero.heading ?? null,
        image: await source.picture('aboutHeroBanner', hero, 'image', hero.heading ?? 'About us'),
      },
    }),
    ...(section && { section }),
    ...(ceo && {
      ceo: {
        ...{ heading: ceo.heading, paragraph_1: ceo.paragraph_1, paragraph_2: ceo.paragraph_2 ?? null },
        image: await source.picture('ceoSection', ceo, 'image', ceo.heading),
      },
      sample: false,
    }),
    ...(meta && { meta }),
  };
  await saveGlobal(source.job, 'about', data, source.page('About us'));
}

async function importTop(
  source: Source,
  call: 'faqHero' | 'blogHero',
  slug: 'faq-page' | 'blog-page',
  route: string,
  name: string,
) {
  const hero = await source.read(call);
  const meta = await source.listing(route);
  const data = {
    ...(hero && {
      ...{ heading: hero.heading ?? null, breadcrumb: hero.breadcrumb ?? null },
      background_image: await source.picture(call, hero, 'background_image', hero.heading ?? name),
    }),
    ...(meta && { meta }),
  };
  await saveGlobal(source.job, slug, data, source.page(name));
}

export async function importPages(source: Source): Promise<void> {
  const pages = [importHome, importAbout, importContact, importLists];
  source.job.progress.begin('Pages', pages.length);
  for (const page of pages) {
    await page(source);
    source.job.progress.step();
  }
}

async function importContact(source: Source): Promise<void> {
  const contact = await source.read('contactHero');
  const meta = await source.listing('/contact-us');
  const top = contact && {
    ...{ title: contact.title, subtitle: contact.subtitle ?? null },
    background_image: await source.picture('contactHero', contact, 'background_image', contact.title),
  };
  await saveGlobal(source.job, 'contact-page', { ...top, ...(meta && { meta }) }, source.page('Contact'));
  const quote = await source.listing('/free-quote');
  await saveGlobal(source.job, 'quote-page', { ...(quote && { meta: quote }) }, source.page('Free quote'));
}

async function importLists(source: Source): Promise<void> {
  await importTop(source, 'faqHero', 'faq-page', '/faq-page', 'FAQ');
  await importTop(source, 'blogHero', 'blog-page', '/blog', 'Blog');
  const count = await source.read('reviewCount');
  if (count)
    await saveGlobal(
      source.job,
      'reviews',
      { review_count: String(count.review_count), sample: false },
      source.page('Number of reviews'),
    );
}
