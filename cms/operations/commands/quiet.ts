import { type Config, getPayload, type Payload, type SanitizedConfig } from 'payload';
import { database } from '../../base/database/database';
import { env } from '../../base/process/env';
import config from '../../payload.config';

interface Options extends Partial<Pick<Config, 'db' | 'onInit'>> {
  level?: 'error' | 'fatal';
  /** Keeps this Payload apart from another one of the process. */
  key?: string;
}

/** Payload for one command, whose log is its errors alone; `changed` replaces parts of the configuration. */
export async function quietPayload({ level = 'error', key, ...changed }: Options = {}): Promise<Payload> {
  const quiet = { ...(await config), ...changed, logger: { options: { level } } };
  return getPayload({ config: quiet as unknown as SanitizedConfig, key }); // the type demands every option of the logger
}

/** Payload for an import: posts keep their ids, which are in their addresses. */
export const payloadForImport = (): Promise<Payload> =>
  quietPayload({ level: 'fatal', db: database(env.databaseUrl, { allowIDOnCreate: true }) });
