/** Which folder may import from which. Tests and their helpers may import anything, so they are left out. */
const TESTS = '\\.test(-d)?\\.tsx?$|/testing/';

const BROWSER = '^site/(.*\\.browser\\.tsx?|root\\.tsx|(ui|sections|forms|pages)/[^.]+\\.tsx)$';

const REQUESTS = '(api|cache|follow|http|leads|media|preview|publish|render|search-engines|server)';

/** The rooms of the back office, each above those that it may know; Next's routes are above all. */
export const ROOMS = ['base', 'publishing', 'forms', 'model', 'leads', 'accounts', 'office', 'api', 'operations', 'app'];

const VALUES = { dependencyTypesNot: ['type-only'] };

const rules = [
  {
    name: 'no-circle-of-files',
    comment: 'A file that is needed by what it needs cannot be understood alone.',
    from: {},
    to: { circular: true },
  },
  {
    name: 'no-circle-of-folders',
    comment: 'Two folders that need each other are one folder.',
    scope: 'folder',
    from: {},
    to: { circular: true },
  },
  {
    name: 'shared-below-contract-below-parts',
    comment: 'Site and back office stand on the contract, and all three on what is shared; never the other way round.',
    from: { path: '^(shared|contract)/' },
    to: { path: '^(contract|office|site|cms|bench|scripts)/', pathNot: '^$1/' },
  },
  {
    name: 'office-shows-what-it-is-given',
    comment: 'Its components get plain data: the back office reads records and does acts.',
    from: { path: '^office/' },
    to: { path: '^(cms|site|bench|scripts)/' },
  },
  {
    name: 'parts-meet-in-the-contract',
    from: { path: '^(site|cms)/' },
    to: { path: '^(site|cms|bench)/', pathNot: '^$1/' },
  },
  {
    name: 'the-site-knows-no-office',
    from: { path: '^site/' },
    to: { path: '^office/' },
  },
  {
    name: 'base-stands-alone',
    comment: 'site/base is what all other rooms of the site stand on.',
    from: { path: '^site/base/' },
    to: { path: '^site/', pathNot: '^site/base/' },
  },
  {
    name: 'leads-know-no-pages',
    comment: 'The way of a lead does not depend on pages, cache or media.',
    from: { path: '^site/leads/' },
    to: { path: `^site/(pages|sections|ui|(?!leads|http)${REQUESTS})/` },
  },
  {
    name: 'only-the-server-knows-all',
    comment: 'site/server makes the parts and connects them; no part knows it.',
    from: { path: '^site/', pathNot: '^site/server/' },
    to: { path: '^site/server/' },
  },
  {
    name: 'http-knows-no-pages',
    comment: 'What every answer needs, whatever it shows.',
    from: { path: '^site/http/' },
    to: { path: `^site/(pages|sections|ui|(?!http)${REQUESTS})/` },
  },
  {
    name: 'kinds-of-requests-are-strangers',
    comment: 'A room of one kind of request can be read, changed and left out alone.',
    from: { path: `^site/${REQUESTS}/`, pathNot: '^site/server/' },
    to: { path: '^site/(api|follow|preview|publish|search-engines)/', pathNot: '^site/$1/' },
  },
  {
    name: 'rendering-is-known-by-private-pages-alone',
    comment:
      'Previews, and the page on which a customer follows a request, pass by the page cache. The build asks for its scripts.',
    from: { path: '^site/', pathNot: '^site/((follow|render|preview|server)/|vite\\.config)' },
    to: { path: '^site/render/' },
  },
  {
    name: 'ui-imports-nothing-above-it',
    from: { path: '^site/ui/' },
    to: { path: `^site/(sections|pages|forms|head|base|${REQUESTS})/`, ...VALUES },
  },
  {
    name: 'sections-know-no-pages',
    from: { path: '^site/sections/' },
    to: { path: `^site/(pages|base|${REQUESTS})/`, ...VALUES },
  },
  ...ROOMS.slice(0, -1).map((room, at) => ({
    name: 'rooms-stand-above-each-other',
    comment: `cms/${room} knows only the rooms below it. Payload's component paths are held to it, too: tests/repository/layout.test.ts.`,
    from: { path: `^cms/${room}/` },
    to: { path: `^cms/(${ROOMS.slice(at + 1).join('|')})/` },
  })),
  {
    name: 'sql-passes-one-door',
    comment: 'Both databases are served by the same queries: docs/decisions/0006.',
    from: {
      path: '^cms/',
      pathNot:
        '^cms/(base/database/(query|ask-database|database|database-file|one-connection)\\.ts$|operations/commands/|migrations/)',
    },
    to: { path: 'node_modules/(@payloadcms/db-|@libsql/)', ...VALUES },
  },
  {
    name: 'production-code-knows-no-tests',
    from: { path: '^(shared|contract|office|site|cms|scripts)/' },
    to: { path: '^tests/' },
  },
  {
    name: 'browser-gets-no-server-code',
    from: { path: BROWSER },
    to: {
      path: `\\.server\\.tsx?$|^site/(base|${REQUESTS})/|(^|node_modules/)(sharp|hono|sanitize-html)(/|$)`,
      ...VALUES,
    },
  },
  {
    name: 'browser-code-is-free-of-node',
    from: { path: `${BROWSER}|^office/behaviours/` },
    to: { dependencyTypes: ['core'], ...VALUES },
  },
  {
    name: 'browser-code-loads-no-schemas',
    comment: 'zod would weigh more than all behaviours together.',
    from: { path: '^(site/(behaviours|forms|sections|ui|pages)/.*(?<!\\.server)\\.tsx?$|office/behaviours/)' },
    to: { path: '^(node_modules/zod|contract/(lead|settings|service-page)\\.ts)', ...VALUES },
  },
];

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: rules.map((rule) => ({ severity: 'error', ...rule })),
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: `^(site/dist|cms/\\.next|data)/|payload-types|importMap|${TESTS}` },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'site/tsconfig.json' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
    },
  },
};
