import fc from 'fast-check';

// `npm test` tries the same cases at each run, so that a change alone makes it fail; `npm run test:all` draws new ones.
if (!process.env.TEST_ALL) fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: 1 });
