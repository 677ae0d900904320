import { loadAbout } from './about.server';
import { loadBlog } from './blog.server';
import { loadBlogPost } from './blog-post.server';
import { loadCity } from './city.server';
import { loadContact } from './contact.server';
import { loadFaq } from './faq.server';
import { loadHome } from './home.server';
import { loadOwn } from './own.server';
import type { DataOf, PageLoader } from './page.server';
import { loadAddressTest, loadNotFound, loadPart } from './plain.server';
import { loadPrivacy } from './privacy.server';
import { loadQuote } from './quote.server';
import { loadService } from './service.server';
import { loadSuburbCheck } from './suburb-check.server';

export const loaders = {
  home: loadHome,
  about: loadAbout,
  city: loadCity,
  contact: loadContact,
  faq: loadFaq,
  blog: loadBlog,
  blogPost: loadBlogPost,
  quote: loadQuote,
  service: loadService,
  own: loadOwn,
  privacy: loadPrivacy,
  suburbCheck: loadSuburbCheck,
  addressWidget: loadAddressTest('widget'),
  addressSuggestions: loadAddressTest('suggestions'),
  header: loadPart('header'),
  footer: loadPart('footer'),
  notFound: loadNotFound,
} satisfies Record<string, PageLoader<unknown>>;

/** Kinds of pages; each has a component, too: `components.ts`. */
export type PageName = keyof typeof loaders;

export type PageDataOf = { [Name in PageName]: DataOf<(typeof loaders)[Name]> };
