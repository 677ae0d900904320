import type { CollectionConfig, GlobalConfig } from 'payload';
import { about } from './about';
import { blogPage, posts } from './blog';
import { cityCollections, cityGlobals } from './cities';
import { contactPage } from './contact-page';
import { faqCategories, faqPage } from './faq';
import { homeCollections } from './home';
import { media } from './media';
import { pageMeta } from './page-meta';
import { privacy } from './privacy';
import { redirects } from './redirects';
import { reviews, testimonials } from './reviews';
import { services } from './services';
import { settings } from './settings';

/** All content that the owner edits, in the order of the menu. */
export const contentCollections: CollectionConfig[] = [
  ...homeCollections,
  services,
  ...cityCollections,
  faqCategories,
  posts,
  testimonials,
  pageMeta,
  redirects,
  media,
];
export const contentGlobals: GlobalConfig[] = [about, ...cityGlobals, contactPage, faqPage, blogPage, reviews, settings, privacy];
