import type { MenuEntry } from '../menu';

/** The header's usual entries, in this order (R-PAGE-3). */
export const usualMenu: readonly MenuEntry[] = [
  { label: 'Home', href: '/' },
  { label: 'Services' },
  { label: 'About', href: '/about-us/' },
  { label: 'FAQ', href: '/free-quote' },
  { label: 'Blog', href: '/blog' },
  { label: 'Contact', href: '/contact-us' },
];

/** A link of the footer; `page` is the path that an older address leads to. */
export interface FooterLink {
  label: string;
  href: string;
  page: string;
}

/** The footer's usual titles and links (R-PAGE-5, R-ROUTE-7). */
export const usualFooter = {
  navigation_title: 'Navigation',
  services_title: 'Our Services',
  information_title: 'Information',
  navigation: [
    { label: 'About', href: '/about', page: '/about-us/' },
    { label: 'Blog', href: '/blog', page: '/blog' },
    { label: 'FAQ', href: '/faq', page: '/faq-page' },
    { label: 'Contact', href: '/contact-us', page: '/contact-us' },
  ] satisfies FooterLink[],
  /** Each is shown while its page exists. */
  services: [
    { label: 'House Cleaning', href: '/house-cleaning', page: '/service/house-cleaning' },
    { label: 'Commercial Cleaning', href: '/commercial-cleaning', page: '/service/commercial-cleaning' },
    { label: 'Window Cleaning', href: '/window-cleaning', page: '/service/window-cleaning' },
    { label: 'Oven Cleaning', href: '/oven-cleaning', page: '/service/oven-cleaning' },
    { label: 'Carpet Steam Cleaning', href: '/carpet-steam-cleaning', page: '/service/carpet-cleaning' },
  ] satisfies FooterLink[],
};
