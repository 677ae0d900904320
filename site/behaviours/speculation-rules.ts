/** Links to prerender before hydration, after which the router fetches. By CSS: URL patterns cost a script context. */
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
