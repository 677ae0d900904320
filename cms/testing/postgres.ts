import { randomUUID } from 'node:crypto';
import { withPostgres } from '../base/database/ask-database';

const named = (server: string, name: string) => Object.assign(new URL(server), { pathname: `/${name}` }).href;
const nameOf = (url: string) => new URL(url).pathname.slice(1);

/** Creates a database on a test server, empty or as a copy of an unused one; resolves with its URL. */
export async function createDatabase(server: string, copyOf?: string): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const template = copyOf ? ` TEMPLATE "${nameOf(copyOf)}"` : '';
  await withPostgres(server, (ask) => ask(`CREATE DATABASE "${name}"${template}`));
  return named(server, name);
}

/** Drops such a database with its connections. */
export const dropDatabase = (server: string, url: string) =>
  withPostgres(server, (ask) => ask(`DROP DATABASE IF EXISTS "${nameOf(url)}" WITH (FORCE)`));
