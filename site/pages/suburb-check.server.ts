import type { DataOf, PageContext } from './page.server';

/** The answer to "Do you clean in my suburb?" as a page, for visitors without JavaScript. */
export async function loadSuburbCheck({ query, answerSuburb }: PageContext) {
  return {
    data: { answer: await answerSuburb(query.get('suburb') ?? '') },
    meta: {
      title: 'Do we clean in your suburb?',
      description: 'Enter a suburb or postcode and see which of our offices looks after it.',
      noindex: true,
    },
    breadcrumbs: [{ label: 'Home', href: '/' }, { label: 'Do we clean in your suburb?' }],
  };
}

export type SuburbCheckData = DataOf<typeof loadSuburbCheck>;
