import { quoteAbout } from '../sections/quote-href';

/** Link to the quote form for a service page. */
export const quoteFor = (slug: string) => quoteAbout(`/service/${slug}`);
