import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fetchWithin } from '../deadline.mjs';

/** The secret that both parts share, also before a verb has read it from the data folder. */
function secretOf({ PUBLISH_SECRET, DATA_DIR }) {
  const file = join(DATA_DIR, 'secrets', 'publish');
  return PUBLISH_SECRET || (existsSync(file) ? readFileSync(file, 'utf8').trim() : '');
}

/** Asks a part at `url` how it is; the answer has been read. It tells the details to who has the secret alone (R-SAFE-18). */
export const askReadiness = (url, env, ms) =>
  fetchWithin(ms, `${url}/readyz`, { headers: { authorization: `Bearer ${secretOf(env)}` } });
