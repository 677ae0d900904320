import type { Role } from '../../base/rights/access';

/** A link of the menu: to a list, to a page's record, to a screen of our own below `/admin`, or to a light page. */
export type MenuLink =
  | { kind: 'collections' | 'globals'; slug: string; label: string }
  | { kind: 'screens' | 'light'; slug: string; label: string; roles: readonly Role[] };

export type MenuItem = MenuLink | { label: string; links: MenuLink[] };

const light = (slug: string, label: string): MenuLink => ({
  kind: 'light',
  slug: `office/${slug}`,
  label,
  roles: ['owner', 'leads'],
});
const list = (slug: string, label: string): MenuLink => ({ kind: 'collections', slug, label });
const page = (slug: string, label: string): MenuLink => ({ kind: 'globals', slug, label });
const screen = (slug: string, label: string, ...roles: Role[]): MenuLink => ({ kind: 'screens', slug, label, roles });

/** The menu of the back office, ordered by how often a thing is done: daily first, yearly last. */
export const menu: readonly MenuItem[] = [
  { kind: 'light', slug: 'office', label: 'Today', roles: ['owner', 'leads'] },
  light('enquiries', 'Enquiries'),
  screen('', 'Start', 'owner', 'editor'),
  list('posts', 'Posts'),
  list('testimonials', 'Reviews'),
  list('media', 'Pictures and files'),
  {
    label: 'Pages',
    links: [
      page('home', 'Home'),
      list('services', 'Services'),
      list('cities', 'Cities'),
      page('city-pages', 'On every city page'),
      list('own-pages', 'Own pages'),
      list('faq-categories', 'Questions'),
      page('announcement', 'Announcement'),
      page('about', 'About us'),
      page('contact-page', 'Contact'),
      page('quote-page', 'Free quote'),
      page('faq-page', 'FAQ'),
      page('blog-page', 'Blog'),
      page('other-pages', 'Other pages'),
    ],
  },
  {
    label: 'Answers',
    links: [
      list('leads', 'All details of enquiries'),
      light('reply-texts', 'Reply texts'),
      light('price-list', 'Price list'),
      list('outbox', 'Mails sent'),
      light('figures', 'Figures'),
    ],
  },
  {
    label: 'Whole website',
    links: [
      { kind: 'light', slug: 'office/search-pages', label: 'Pages in search results', roles: ['owner', 'editor'] },
      { kind: 'light', slug: 'office/find-replace', label: 'Find and replace', roles: ['owner', 'editor'] },
      page('words', 'Headings and buttons'),
      page('reviews', 'Number of reviews'),
      list('redirects', 'Redirects'),
      page('privacy', 'Privacy'),
    ],
  },
  {
    label: 'Set-up',
    links: [
      { kind: 'light', slug: 'office/company', label: 'Your company', roles: ['owner'] },
      page('settings', 'Company'),
      { kind: 'light', slug: 'office/going-public', label: 'Going public', roles: ['owner'] },
      list('users', 'Accounts'),
      page('notifications', 'Mail settings'),
      page('measuring', 'Measuring'),
      page('sign-in-rules', 'Sign-in rules'),
      list('audit', 'Who did what'),
    ],
  },
];
