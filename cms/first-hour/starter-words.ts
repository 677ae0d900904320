import { starterSettings, switchedCity } from 'contract/catalogue';
import type { Payload } from 'payload';
import type { Setting } from '../base/payload-types';
import { labelOf, recordLabel } from '../base/record-label';
import { contentCollections, contentGlobals } from '../content';

/** A record of the site whose words still name the starter's company or places. */
export interface StarterWords {
  label: string;
  href: string;
  /** The words, each once. */
  words: string[];
}

/** Words of the starter that a company with these settings would not use. */
function wordsOf({ brand, phone, mobile, email, offices, cities }: Setting): string[] {
  const [starterName = ''] = starterSettings.brand.split(' ');
  const places = (offices ?? []).map(({ city, suburb, area_served, ...office }) => [
    city,
    suburb,
    area_served,
    office.phone,
    office.email,
  ]);
  const own = JSON.stringify([brand, phone, mobile, email, places, (cities ?? []).map(({ name }) => name)]);
  const starterPlaces = [...starterSettings.offices.flatMap(({ city, suburb }) => [city, suburb]), switchedCity.name];
  return [
    ...new Set([starterName, starterSettings.phone, starterSettings.mobile, starterSettings.email, ...starterPlaces]),
  ].filter((word) => !own.includes(word));
}

/** Published records that still name the starter's company or places. */
export async function starterWords(payload: Payload): Promise<StarterWords[]> {
  const words = wordsOf(await payload.findGlobal({ slug: 'settings', depth: 0 }));
  const found = (record: object) => {
    const text = JSON.stringify(record);
    return words.filter((word) => text.includes(word));
  };
  const globals = contentGlobals.map(async ({ slug, label }) => {
    const record = await payload.findGlobal({ slug: slug as 'settings', depth: 0 });
    return [{ label: labelOf(label, slug), href: `/admin/globals/${slug}`, words: found(record) }];
  });
  const collections = contentCollections
    .filter(({ slug }) => slug !== 'media' && slug !== 'redirects')
    .map(async ({ slug }) => {
      const { config } = payload.collections[slug as 'posts'];
      const { docs } = await payload.find({
        collection: slug as 'posts',
        where: config.versions?.drafts ? { _status: { equals: 'published' } } : {},
        pagination: false,
        depth: 0,
      });
      return docs.map((doc) => ({
        label: recordLabel(config, doc),
        href: `/admin/collections/${slug}/${doc.id}`,
        words: found(doc),
      }));
    });
  const records = await Promise.all([...globals, ...collections]);
  return records.flat().filter(({ words: used }) => used.length > 0);
}
