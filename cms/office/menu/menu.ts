import type { Plugin } from 'payload';

/** A link of the menu to a list or a page's record. */
export interface MenuLink {
  kind: 'collections' | 'globals';
  slug: string;
  label: string;
}

/** A link of its own, or several under a heading. */
export type MenuItem = MenuLink | { label: string; links: MenuLink[] };

const list = (slug: string, label: string): MenuLink => ({ kind: 'collections', slug, label });
const page = (slug: string, label: string): MenuLink => ({ kind: 'globals', slug, label });

/** The menu of the back office: the company's things in the order of the day's work. */
export const menu: readonly MenuItem[] = [
  {
    label: 'Enquiries',
    links: [
      list('leads', 'All enquiries'),
      list('reply-texts', 'Reply texts'),
      list('outbox', 'Mails sent'),
      page('notifications', 'Mail settings'),
      page('measuring', 'Measuring'),
    ],
  },
  {
    label: 'Pages',
    links: [
      page('home', 'Home'),
      page('about', 'About us'),
      page('contact-page', 'Contact'),
      page('quote-page', 'Free quote'),
      page('faq-page', 'FAQ'),
      page('blog-page', 'Blog'),
      page('privacy', 'Privacy'),
      list('own-pages', 'Own pages'),
      page('other-pages', 'Other pages'),
      page('words', 'Headings and buttons'),
    ],
  },
  list('services', 'Services'),
  { label: 'Cities', links: [list('cities', 'All cities'), page('city-pages', 'On every city page')] },
  list('posts', 'Posts'),
  list('faq-categories', 'Questions'),
  { label: 'Reviews', links: [list('testimonials', 'All reviews'), page('reviews', 'Number of reviews')] },
  list('media', 'Pictures'),
  page('announcement', 'Announcement'),
  page('settings', 'Company'),
  {
    label: 'People',
    links: [list('users', 'Accounts'), page('sign-in-rules', 'Sign-in rules'), list('audit', 'Who did what')],
  },
  list('redirects', 'Redirects'),
];

/** Payload's own menu is left empty. */
export const hideGroups: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map((collection) => ({ ...collection, admin: { ...collection.admin, group: false } })),
  globals: config.globals?.map((page) => ({ ...page, admin: { ...page.admin, group: false } })),
});
