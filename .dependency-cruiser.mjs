/** Which folder may import from which. Tests and their helpers may import anything, so they are left out. */
const TESTS = '\\.test(-d)?\\.tsx?$|/testing/';

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-circle-of-files',
      severity: 'error',
      comment: 'A file that is needed by what it needs cannot be understood alone.',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'no-circle-of-rooms',
      severity: 'error',
      comment: 'Two rooms of the site that need each other are one room.',
      scope: 'folder',
      from: { path: '^site/' },
      to: { circular: true },
    },
    {
      name: 'contract-stands-alone',
      severity: 'error',
      comment: 'Site and back office stand on the contract, never the other way round.',
      from: { path: '^contract/' },
      to: { path: '^(site|cms|tests|bench|scripts)/' },
    },
    {
      name: 'parts-meet-in-the-contract',
      severity: 'error',
      from: { path: '^(site|cms)/' },
      to: { path: '^(site|cms|tests|bench)/', pathNot: '^$1/' },
    },
    {
      name: 'base-stands-alone',
      severity: 'error',
      comment: 'site/base is what all other rooms of the site stand on.',
      from: { path: '^site/base/' },
      to: { path: '^site/', pathNot: '^site/base/' },
    },
    {
      name: 'leads-know-no-pages',
      severity: 'error',
      comment: 'The way of a lead does not depend on pages, cache or media.',
      from: { path: '^site/leads/' },
      to: { path: '^site/(pages|cache|media|sections|ui|server)/' },
    },
    {
      name: 'browser-code-is-free-of-node',
      severity: 'error',
      from: { path: '\\.browser\\.tsx?$' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'browser-code-loads-no-schemas',
      severity: 'error',
      comment: 'zod would weigh more than all behaviours together.',
      from: { path: '^site/(behaviours|forms|sections|ui|pages)/.*(?<!\\.server)\\.tsx?$' },
      to: { path: '^(node_modules/zod|contract/(lead|settings|service-page)\\.ts)', dependencyTypesNot: ['type-only'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: `(^|/)(dist|\\.next|data)/|payload-types|importMap|${TESTS}` },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'site/tsconfig.json' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
    },
  },
};
