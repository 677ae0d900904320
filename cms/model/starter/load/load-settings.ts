import { starterSettings } from 'contract/catalogue';
import type { Payload } from 'payload';
import { today } from '../../../base/process/days';
import { asStarter, published } from '../as-starter';
import { company, privacy } from '../content';
import { listing, type PictureOf } from './load-media';
import { richTextFor } from './rich-text';

export async function loadSettings(payload: Payload, picture: PictureOf) {
  const { offices, cities, services, cleaning_models, markup, ...others } = starterSettings;
  const { states: _, look: __, reply: ___, embed_hosts: ____, ...rest } = others;
  const { review_count, ...told } = markup;
  const { years, claims, ...words } = company;
  const richText = richTextFor(payload);
  await payload.updateGlobal({
    slug: 'settings',
    data: {
      ...rest,
      ...words,
      founded: Number(today(rest.time_zone).slice(0, 4)) - years - 1,
      claims: { ...rest.claims, ...claims },
      markup: told,
      // Phone and e-mail of an office are the company's, and the area that it serves follows from its city.
      offices: offices.map(({ id: key, phone, email, area_served, ...office }) => ({
        ...office,
        key,
        in_forms: cities.some(({ name }) => name === office.city),
      })),
      services: services.join('\n'),
      cleaning_models: cleaning_models.join('\n'),
      sample: true,
      ...published,
    },
    ...asStarter,
  });
  await payload.updateGlobal({
    slug: 'reviews',
    data: { review_count: String(review_count), sample: true, ...published },
    ...asStarter,
  });
  await payload.updateGlobal({
    slug: 'privacy',
    data: {
      title: privacy.title,
      sections: privacy.sections.map(({ title, text }) => ({ title, text: richText(text) })),
      meta: await listing(picture, privacy),
      sample: true,
      ...published,
    },
    ...asStarter,
  });
}
