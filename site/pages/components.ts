import type { ReactNode } from 'react';
import type { PageDataOf, PageName } from './loaders.server';

export type PageComponent<Data> = (props: { data: Data }) => ReactNode;

/** The component of each kind of page, typed by its loader's data and loaded as a chunk of its own. */
export const components: { [Name in PageName]: () => Promise<PageComponent<PageDataOf[Name]>> } = {
  home: () => import('./home').then((module) => module.HomePage),
  about: () => import('./about').then((module) => module.AboutPage),
  city: () => import('./city').then((module) => module.CityPage),
  contact: () => import('./contact').then((module) => module.ContactPage),
  faq: () => import('./faq').then((module) => module.FaqPage),
  blog: () => import('./blog').then((module) => module.BlogPage),
  blogPost: () => import('./blog-post').then((module) => module.BlogPostPage),
  quote: () => import('./quote').then((module) => module.QuotePage),
  service: () => import('./service').then((module) => module.ServicePage),
  own: () => import('./own').then((module) => module.OwnPage),
  privacy: () => import('./privacy').then((module) => module.PrivacyPage),
  suburbCheck: () => import('./suburb-check').then((module) => module.SuburbCheckPage),
  addressWidget: () => import('./address-test').then((module) => module.AddressTestPage),
  addressSuggestions: () => import('./address-test').then((module) => module.AddressTestPage),
  header: () => import('./part').then((module) => module.PartPage),
  footer: () => import('./part').then((module) => module.PartPage),
  notFound: () => import('./not-found').then((module) => module.NotFoundPage),
};
