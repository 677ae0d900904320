/** The quote form with a service chosen already. */
export const quoteFor = (slug: string) => `/free-quote?service=${slug}`;
