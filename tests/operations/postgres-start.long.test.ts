import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { startPostgres } from '../../scripts/test/postgres-server.mjs';
import { submit } from '../kit/chaos';
import { prepareScratch, removeScratch, signIn, startStack } from '../kit/stack';

/** Debian's PostgreSQL. Where there is no server, `npm run test:postgres` installs one and tries everything. */
const PACKAGES = '/usr/lib/postgresql';
const versions = existsSync(PACKAGES) ? readdirSync(PACKAGES) : [];
const here = versions.some((version) => existsSync(join(PACKAGES, version, 'bin/initdb')));

it.runIf(here)(
  'a first start on PostgreSQL makes tables, content and the account, and an enquiry arrives (R-RUN-9)',
  async () => {
    const server = await startPostgres();
    const database = { DATABASE_URL: server.url };
    try {
      const prepared = await prepareScratch(database);
      const stack = await startStack(prepared, database);
      try {
        expect(await (await fetch(`${stack.site.url}/service/oven-cleaning`)).text()).toContain('Oven');
        expect(await submit(stack.site.url, 'First Of All')).toBe(true);
        const office = await signIn(stack.cms);
        const leads = await office<{ totalDocs: number }>('GET', '/leads?depth=0&where[name][equals]=First%20Of%20All');
        expect(leads.totalDocs).toBe(1);
      } finally {
        await stack.stop();
        await removeScratch(prepared);
      }
    } finally {
      await server.stop();
    }
  },
);
