import type { PageContext } from './page.server';

/** The answer to "Do you clean in my suburb?" as a page, for visitors without JavaScript. */
export async function loadSuburbCheck({ query, answerSuburb, settings }: PageContext) {
  const finds = settings.offices.length === 1 ? 'see whether we clean there' : 'see which of our offices looks after it';
  return {
    data: { answer: await answerSuburb(query.get('suburb') ?? '') },
    meta: {
      title: 'Do we clean in your suburb?',
      description: `Enter a suburb or postcode and ${finds}.`,
      noindex: true,
    },
    breadcrumbs: [{ label: 'Home', href: '/' }, { label: 'Do we clean in your suburb?' }],
  };
}
