import { servicePages } from 'contract/catalogue';
import { PHOTO_HINT } from 'contract/photo';
import type { ServicePage } from 'contract/service-page';
import type { Made, UsualIn, UsualRowsIn } from '../../forms/fields/usual';

/** What a service page says by itself; none for a page that the owner added. */
const specified = (slug: unknown): ServicePage | undefined => servicePages.find((page) => page.slug === slug);

const NAME = { of: 'name' };

/** The specified words, or those of an added page. */
const words =
  (of: (page: ServicePage) => string, added: Made[] = []): UsualIn =>
  ({ record }) => {
    const page = specified(record.slug);
    return page ? [of(page)] : added;
  };

/** Words made of another text of the page, which may be the specified one. */
const made =
  (of: 'name' | 'title' | 'description', around: { before?: string; after?: string } = {}): UsualIn =>
  ({ record }) => [
    { of, otherwise: specified(record.slug)?.[of], ...around },
    ...(of === 'title' ? [{ ...NAME, ...around }] : []),
  ];

/** What the page says of photos, else the first page of the same option. */
const photoHintOf = (page: ServicePage | undefined) =>
  page?.photo_hint ??
  servicePages.find(({ quote_service, photo_hint }) => photo_hint && quote_service === page?.quote_service)?.photo_hint;

export const usualOf = {
  name: words(({ name }) => name),
  title: words(({ title }) => title, [NAME]),
  description: words(({ description }) => description),
  introHeading: made('title'),
  whyChooseHeading: made('name', { before: 'Why choose us for ' }),
  cleanedHeading: 'What we clean',
  benefitsHeading: words(({ benefits }) => benefits.heading, [{ ...NAME, before: 'What ', after: ' does for you' }]),
  closingHeading: words(({ closing }) => closing.heading, [{ ...NAME, before: 'Book ', after: ' Now!' }]),
  closingText: words(({ closing }) => closing.text),
  photoHint: ({ record }) => [photoHintOf(specified(record.slug)) ?? PHOTO_HINT],
  cardTitle: made('name'),
  cardText: made('description'),
} satisfies Record<string, UsualIn>;

export const usualBenefits: UsualRowsIn = ({ record }) =>
  (specified(record.slug)?.benefits.cards ?? []).map((card) => ({ ...card }));
