import { quoteAbout } from '../sections/quote-href';

/** The quote form about a service page. */
export const quoteFor = (slug: string) => quoteAbout(`/service/${slug}`);
