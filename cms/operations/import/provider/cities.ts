import { cityPages } from 'contract/catalogue';
import type { City, CityPage } from '../../../base/database/payload-types';
import { richTextOf } from '../rich-text';
import { type Partly, saveGlobal, saveRecord } from '../save';
import { asLines, type Source } from './source';

async function whoWeAreOf(
  source: Source,
  call: 'whoWeAre' | 'melbourneWhoWeAre',
): Promise<Partly<City['who_we_are']> | undefined> {
  if (call === 'whoWeAre') {
    const answer = await source.read(call);
    if (!answer?.success) return undefined;
    const { heading, paragraphs } = answer;
    return { heading, paragraphs: asLines(paragraphs), image: await source.picture(call, answer, 'image', heading) };
  }
  const answer = await source.read(call);
  if (!answer) return undefined;
  const { text, lost } = await richTextOf(answer.description, ({ src, alt }) =>
    source.picture(call, { image: src, image_alt: alt }, 'image', answer.heading),
  );
  for (const what of lost) source.misfit(call, 'description', `the text had ${what}`);
  return { heading: answer.heading, description: text, image: await source.picture(call, answer, 'image', answer.heading) };
}

async function cardOf(source: Source, { name, route }: City): Promise<Partly<City['card']> | undefined> {
  const cards = (await source.read('serviceCities')) ?? [];
  const card =
    cards.find(({ button_link }) => button_link && source.path(button_link) === route) ??
    cards.find(({ heading }) => heading.toLowerCase().includes(name.toLowerCase()));
  if (!card) return undefined;
  const link = card.button_link ? source.path(card.button_link) : null;
  return {
    ...{ heading: card.heading, line1: card.line1 ?? null, line2: card.line2 ?? null, button_text: card.button_text || null },
    button_link: link === route ? null : link, // empty: the city's own page
    image: await source.picture('serviceCities', card, 'image', card.heading),
  };
}

async function importCity(source: Source, city: City): Promise<void> {
  const calls = cityPages.find(({ slug }) => slug === city.slug)?.calls;
  const hero = calls && (await source.read(calls.hero));
  const [who_we_are, card] = [calls && (await whoWeAreOf(source, calls.who_we_are)), await cardOf(source, city)];
  const meta = await source.listing(city.route);
  const data: Partly<City> = {
    ...(hero && calls && { hero: { title: hero.title, image: await source.picture(calls.hero, hero, 'image', hero.title) } }),
    ...(who_we_are && { who_we_are }),
    ...(card && { card }),
    ...(meta && { meta }),
  };
  await saveRecord(source.job, 'cities', city.id, data, source.page(`City ${city.name}`));
}

/** What all city pages show: the list of services, and the achievements. */
async function importCommon(source: Source): Promise<void> {
  const [list, achievements] = [await source.read('adelaideServices'), await source.read('achievements')];
  const services = await source.services();
  const rows: Partly<NonNullable<CityPage['services']>> = [];
  for (const line of list?.success ? list.services : []) {
    const service = source.serviceAt(services, line.route);
    if (service && rows.every((row) => row.service !== service.id)) rows.push({ service: service.id });
    else {
      const icon = source.icon('adelaideServices', line.title, line.icon);
      rows.push({ service: null, title: line.title, description: line.description, icon, route: source.path(line.route) });
    }
  }
  const data: Partly<CityPage> = {
    ...(rows.length > 0 && { services: rows }),
    ...(achievements && {
      achievements: {
        ...{ heading: achievements.heading, description: achievements.description ?? null },
        points: achievements.points.map(({ icon, value, label }) => ({
          ...{ icon: source.icon('achievements', label, icon), value: String(value), label },
        })),
        image: await source.picture('achievements', achievements, 'image', achievements.heading),
      },
      sample: false,
    }),
  };
  await saveGlobal(source.job, 'city-pages', data, source.page('On every city page'));
}

export async function importCities(source: Source): Promise<void> {
  const { docs } = await source.job.payload.find({ collection: 'cities', sort: '_order', depth: 0, pagination: false });
  source.job.progress.begin('Cities', docs.length + 1);
  for (const city of docs) {
    await importCity(source, city);
    source.job.progress.step();
  }
  await importCommon(source);
  source.job.progress.step();
  const cards = (await source.read('serviceCities')) ?? [];
  for (const { heading, button_link } of cards) {
    const known = docs.some(
      ({ name, route }) =>
        heading.toLowerCase().includes(name.toLowerCase()) || (button_link && source.path(button_link) === route),
    );
    if (!known) source.misfit('serviceCities', heading, 'there is no city page for this card; add the city under Cities');
  }
}
