/**
 * Until a page is hydrated the browser may render the page behind a link that is about to be followed; after that the router
 * fetches it, and the rule no longer matches. Nothing but plain pages. Links are chosen by a selector: patterns of addresses cost
 * a script context of their own.
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
