import type { FaqItem } from 'contract/faq';
import type { ServicePage } from 'contract/service-page';
import type { Office, SiteSettings } from 'contract/settings';
import type { BlogPosting, BreadcrumbList, FAQPage, LocalBusiness, OpeningHoursSpecification, Service } from 'schema-dts';
import { ownValue } from 'shared/own-value';
import type { ShownException, ShownHours } from '../content/hours';
import type { Post } from '../content/shapes';
import type { Crumb } from '../ui/breadcrumb';
import { socialPicture } from './social-picture';

/** URLs in structured data are absolute; this placeholder becomes `SITE_URL` when the head is written. */
export const SITE = 'site:';

const ORGANISATION_ID = `${SITE}/#organisation`;

/** Equal times of opening and closing say that it is closed. */
const CLOSED = { opens: '00:00', closes: '00:00' };

/** Days with other hours; the key is left out when there are none. */
const specialHours = (exceptions: ShownException[] = []) =>
  exceptions.length > 0 && {
    specialOpeningHoursSpecification: exceptions.map(
      ({ from, to, open = CLOSED }): OpeningHoursSpecification => ({
        '@type': 'OpeningHoursSpecification',
        validFrom: from,
        validThrough: to,
        opens: open.opens,
        closes: open.closes === '24:00' ? '23:59' : open.closes, // as search engines ask for a day that never closes
      }),
    ),
  };

const areasServed = ({ offices }: SiteSettings) => [...new Set(offices.map(({ area_served }) => area_served))];

/** What tells a branch from the others: its city, or its suburb where the city has several. */
const placeOf = ({ city, suburb }: Office, { offices }: SiteSettings) =>
  offices.filter((office) => office.city === city).length > 1 ? suburb : city;

const addressOf = ({ suburb, state, postcode }: Office) => ({
  '@type': 'PostalAddress' as const,
  addressLocality: suburb,
  addressRegion: state,
  postalCode: postcode,
  addressCountry: 'AU',
});

const branch = (office: Office, settings: SiteSettings, hours: ShownHours | undefined): LocalBusiness => ({
  '@type': 'LocalBusiness',
  '@id': `${SITE}/#office-${office.id}`,
  name: `${settings.brand}, ${placeOf(office, settings)}`,
  image: `${SITE}${socialPicture(settings.look)}`,
  telephone: office.phone,
  email: office.email,
  priceRange: settings.markup.price_range || undefined,
  address: addressOf(office),
  geo: { '@type': 'GeoCoordinates', latitude: office.latitude, longitude: office.longitude },
  areaServed: office.area_served,
  ...specialHours(hours && ownValue(hours.offices, office.id)),
  parentOrganization: { '@id': ORGANISATION_ID },
});

/** One organisation with its offices as branches (R-HEAD-9, R-HEAD-10). */
export function organisation(settings: SiteSettings, hours?: ShownHours): LocalBusiness {
  const [head] = settings.offices;
  return {
    '@type': 'LocalBusiness',
    '@id': ORGANISATION_ID,
    name: settings.brand,
    url: `${SITE}/`,
    logo: `${SITE}/icon-512.png`,
    image: `${SITE}${socialPicture(settings.look)}`,
    telephone: settings.phone,
    email: settings.email,
    priceRange: settings.markup.price_range || undefined,
    openingHours: settings.markup.opening_hours || undefined,
    ...specialHours(hours?.company),
    areaServed: areasServed(settings),
    ...(head && { address: addressOf(head) }),
    ...(settings.markup.review_count > 0 &&
      settings.markup.rating > 0 && {
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: settings.markup.rating,
          reviewCount: settings.markup.review_count,
        },
      }),
    department: settings.offices.map((office) => branch(office, settings, hours)),
    sameAs: settings.social.map((profile) => profile.url),
  };
}

export const serviceMarkup = (page: ServicePage, settings: SiteSettings): Service => ({
  '@type': 'Service',
  name: page.title,
  description: page.description,
  serviceType: page.name,
  url: `${SITE}/service/${page.slug}`,
  areaServed: areasServed(settings),
  provider: { '@type': 'LocalBusiness', '@id': ORGANISATION_ID, name: settings.brand, telephone: settings.phone },
});

export const faqMarkup = (items: FaqItem[]): FAQPage => ({
  '@type': 'FAQPage',
  mainEntity: items.map((item) => ({
    '@type': 'Question',
    name: item.question,
    acceptedAnswer: { '@type': 'Answer', text: item.answer },
  })),
});

export const postMarkup = (post: Post, settings: SiteSettings): BlogPosting => ({
  '@type': 'BlogPosting',
  headline: post.heading,
  datePublished: post.date.dateTime,
  ...(post.picture && { image: `${SITE}/storage/${post.picture.path}` }),
  author: { '@type': 'Organization', '@id': ORGANISATION_ID, name: settings.brand },
  publisher: { '@type': 'Organization', '@id': ORGANISATION_ID, name: settings.brand },
});

export const breadcrumbMarkup = (crumbs: Crumb[]): BreadcrumbList => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map((crumb, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: crumb.label,
    ...(crumb.href && { item: `${SITE}${crumb.href}` }),
  })),
});
