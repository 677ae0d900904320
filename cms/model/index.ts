import type { CollectionConfig, GlobalConfig } from 'payload';
import { media } from './media/media-collection';
import { ownPages } from './own-pages/own-pages';
import { about } from './pages/about';
import { blogPage, posts } from './pages/blog';
import { cityCollections, cityGlobals } from './pages/cities';
import { contactPage } from './pages/contact-page';
import { faqCategories, faqPage } from './pages/faq';
import { home } from './pages/home-page';
import { otherPages } from './pages/other-pages';
import { privacy } from './pages/privacy';
import { quotePage } from './pages/quote-page';
import { reviews, testimonials } from './pages/reviews';
import { words } from './pages/words';
import { redirects } from './redirects/redirects';
import { services } from './services/services';
import { announcement } from './settings/announcement';
import { settings } from './settings/settings';

export const contentCollections: CollectionConfig[] = [
  services,
  ...cityCollections,
  ownPages,
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
  announcement,
];
