/**
 * Before hydration the browser may prerender the page behind a link that is about to be followed; after it the router fetches
 * pages and the rule no longer matches. Links are selected by CSS, because URL patterns cost a script context.
 */
export const SPECULATION_RULES = JSON.stringify({
  prerender: [
    {
      eagerness: 'moderate',
      where: {
        selector_matches:
          'html:not(.js-live) a[href^="/"]:not([href^="//"],[href^="/api/"],[href^="/_"],[href^="/storage/"],[href^="/pictures/"],[href*="reference="])',
      },
    },
  ],
});
