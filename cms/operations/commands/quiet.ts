import { type Config, getPayload, type Payload, type SanitizedConfig } from 'payload';
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
