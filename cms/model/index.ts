import type { CollectionConfig, GlobalConfig } from 'payload';
import { about } from './about';
import { blogPage, posts } from './blog';
import { cityCollections, cityGlobals } from './cities';
import { contactPage } from './contact-page';
import { faqCategories, faqPage } from './faq';
import { home } from './home';
import { media } from './media';
import { otherPages } from './other-pages';
import { privacy } from './privacy';
import { quotePage } from './quote-page';
import { redirects } from './redirects';
import { reviews, testimonials } from './reviews';
import { services } from './services';
import { settings } from './settings';
import { words } from './words';

/** All content that the owner edits. */
export const contentCollections: CollectionConfig[] = [
  services,
  ...cityCollections,
  posts,
  faqCategories,
  testimonials,
  media,
  redirects,
];
export const contentGlobals: GlobalConfig[] = [
  home,
  about,
  contactPage,
  quotePage,
  faqPage,
  blogPage,
  privacy,
  otherPages,
  words,
  ...cityGlobals,
  reviews,
  settings,
];
