import { randomUUID } from 'node:crypto';
import { withPostgres } from '../operate/postgres-connection';

const named = (server: string, name: string) => Object.assign(new URL(server), { pathname: `/${name}` }).href;
const nameOf = (url: string) => new URL(url).pathname.slice(1);

/** Makes a database of its own on a test server, empty or as a copy of another that nobody has open; resolves with its URL. */
export async function createDatabase(server: string, copyOf?: string): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const template = copyOf ? ` TEMPLATE "${nameOf(copyOf)}"` : '';
  await withPostgres(server, (ask) => ask(`CREATE DATABASE "${name}"${template}`));
  return named(server, name);
}

/** Removes such a database, whoever has it open. */
export const dropDatabase = (server: string, url: string) =>
  withPostgres(server, (ask) => ask(`DROP DATABASE IF EXISTS "${nameOf(url)}" WITH (FORCE)`));
