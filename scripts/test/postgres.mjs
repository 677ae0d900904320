// npm run test:postgres: the tests of the back office and of the whole stack, the browser's included, on PostgreSQL.
// DATABASE_URL names a server where databases may be created and dropped; without it a temporary one is started.
import { build, checkNode, exitCodeOf, install, main, step } from '../steps.mjs';
import { startPostgres } from './postgres-server.mjs';

const given = process.env.DATABASE_URL?.startsWith('postgres') ? process.env.DATABASE_URL : undefined;

// Ctrl-C ends the tests; the server is then removed as usual.
process.on('SIGINT', () => undefined);

main(async () => {
  checkNode();
  await install();
  await build(['cms', 'site']);
  let server = { url: given, stop: async () => undefined };
  await step('PostgreSQL', async () => {
    if (!given) server = await startPostgres();
    return new URL(server.url).host;
  });
  const { DATABASE_URL: _, ...rest } = process.env;
  const only = ['--passWithNoTests', ...process.argv.slice(2)]; // a named test is in one of the two
  const env = { ...rest, TEST_POSTGRES: server.url };
  try {
    const codes = [];
    for (const project of ['cms*', 'tests'])
      codes.push(await exitCodeOf('npx', ['vitest', 'run', '--project', project, ...only], { env }));
    process.exitCode = Math.max(...codes);
  } finally {
    await server.stop();
  }
});
