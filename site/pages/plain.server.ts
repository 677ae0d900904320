import type { PageContext } from './page.server';

/** The shared header or footer alone (R-ROUTE-15). */
export const loadPart = (part: 'header' | 'footer') => async (_: PageContext) => ({
  data: { part },
  meta: { title: `The ${part} alone`, description: `The ${part} that every page shares.`, noindex: true },
});

/** The two screens for testing address suggestions (R-ROUTE-14). */
export const loadAddressTest = (source: 'widget' | 'suggestions') => async (_: PageContext) => ({
  data: { source },
  meta: {
    title: source === 'widget' ? 'Address test: the maps provider’s own field' : 'Address test: our own suggestions',
    description: 'A screen for whoever sets up address suggestions.',
    noindex: true,
  },
});

export const loadNotFound = async (_: PageContext) => ({
  data: {},
  meta: { title: 'Page not found', description: 'There is no page at this address.', noindex: true, canonical: '/' },
});
