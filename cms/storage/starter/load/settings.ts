import { starterSettings } from 'contract/catalogue';
import type { Payload } from 'payload';
import { asStarter, published } from '../as-starter';
import { companyFacts } from '../company';
import { collectionNotice, privacy } from '../privacy';
import { richText } from '../rich-text';
import { listing } from './listing';
import type { PictureOf } from './media';

/** The company's settings, the review summary and the privacy page. */
export async function loadSettings(payload: Payload, picture: PictureOf) {
  const { offices, states, services, cleaning_models, markup, look: _, ...rest } = starterSettings;
  const { review_count, ...told } = markup;
  await payload.updateGlobal({
    slug: 'settings',
    data: {
      ...rest,
      ...companyFacts(),
      markup: told,
      // Phone and e-mail of an office are the company's.
      offices: offices.map(({ id: key, phone, email, ...office }) => ({ key, ...office })),
      states: states.join('\n'),
      services: services.join('\n'),
      cleaning_models: cleaning_models.join('\n'),
      collection_notice: collectionNotice,
      retention_months: 24,
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
      sections: privacy.sections.map(({ title, html }) => ({ title, text: richText(html) })),
      meta: await listing(picture, privacy.meta),
      sample: true,
      ...published,
    },
    ...asStarter,
  });
}
