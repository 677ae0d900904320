import type { CallName } from 'contract';
import type { CollectionSlug, GlobalSlug } from 'payload';

/** Every call whose answer can hold a picture. */
const withPictures: CallName[] = [
  'pageMeta',
  'heroCarousel',
  'premiumServices',
  'testimonials',
  'serviceCities',
  'aboutHeroBanner',
  'aboutSection',
  'ceoSection',
  'adelaideHero',
  'melbourneHero',
  'whoWeAre',
  'melbourneWhoWeAre',
  'adelaideServices',
  'achievements',
  'contactHero',
  'houseCleaning',
  'whyChooseHouse',
  'whyChoose',
  'subServiceIntro',
  'faqHero',
  'blogHero',
  'blogs',
  'blogDetails',
  'servicePages',
  'cityPages',
];

/** Which calls answer differently once a record of the collection or the global has changed. */
export const affects: Partial<Record<CollectionSlug | GlobalSlug, readonly CallName[]>> = {
  'hero-slides': ['heroCarousel', 'pageMeta'],
  'premium-services': ['premiumServices'],
  'stat-boxes': ['statBoxes'],
  cities: ['serviceCities', 'cityPages', 'adelaideHero', 'melbourneHero', 'whoWeAre', 'melbourneWhoWeAre'],
  'city-services': ['adelaideServices', 'cityPages'],
  achievements: ['achievements'],
  services: ['servicePages', 'houseCleaning', 'whyChooseHouse', 'whyChoose', 'subServiceIntro', 'subServiceFaq', 'faqCategory'],
  about: ['aboutHeroBanner', 'aboutSection', 'ceoSection'],
  'contact-page': ['contactHero'],
  'faq-categories': ['faqs', 'faqCategory', 'subServiceFaq', 'servicePages'],
  'faq-page': ['faqHero'],
  posts: ['blogs', 'blogDetails', 'blogCount', 'pageMeta'],
  'blog-page': ['blogHero'],
  testimonials: ['testimonials'],
  reviews: ['reviewCount'],
  'page-meta': ['pageMeta'],
  settings: ['settings', 'privacy', 'serviceArea'],
  privacy: ['privacy'],
  media: withPictures,
};
