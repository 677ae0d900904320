import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { env } from '../../../base/process/env';

const time = z.iso.datetime();

/** What is known of the copies and drills of this machine, in DATA_DIR: it outlives a database that is broken or replaced. */
const State = z.object({
  copy: z
    .object({
      /** Which bucket and folder: a copy in another one does not count. */
      place: z.string(),
      name: z.string(),
      /** When the backup in it was made, and when it had arrived. */
      made_at: time,
      copied_at: time,
      bytes: z.number(),
      sha256: z.string(),
      kept: z.number(),
      undeleted: z.string().optional(),
    })
    .optional(),
  copy_failed: z.object({ at: time, why: z.string() }).optional(),
  /** The last restore that was tried in a scratch folder and succeeded. */
  drill: z
    .object({
      at: time,
      name: z.string(),
      made_at: time,
      /** `key`: the bucket's copy was opened; `bytes`: it is what was sent, and the backup on this disk was opened; `disk`: that alone. */
      proof: z.enum(['key', 'bytes', 'disk']),
      leads: z.number(),
      pictures: z.number(),
      rows: z.number(),
    })
    .optional(),
  drill_failed: z.object({ at: time, why: z.string() }).optional(),
  /** When a copy was last opened with the secret key, and the public keys that it was encrypted to. */
  opened: z.object({ at: time, recipients: z.string() }).optional(),
});
export type State = z.infer<typeof State>;

const file = () => join(env.dataDir, 'backups.json');

/** Empty if nothing is known or the file is damaged: the next copy and drill write it anew. */
export async function readState(): Promise<State> {
  const text = await readFile(file(), 'utf8').catch(() => '{}');
  try {
    return State.parse(JSON.parse(text));
  } catch {
    return {};
  }
}

/** Changes what is known; `undefined` forgets. */
export async function noteState(change: Partial<State>): Promise<void> {
  const next = JSON.stringify({ ...(await readState()), ...change }, null, 1);
  await writeFile(`${file()}.new`, next, { mode: 0o600 });
  await rename(`${file()}.new`, file());
}

/** Identifies the bucket and the folder of the copies. */
export const placeOf = ({ name, endpoint, prefix }: { name: string; endpoint?: string; prefix: string }) =>
  `${endpoint ?? 'aws'}/${name}/${prefix}`;

/** The newest copy in the bucket of today's settings; undefined if there is none. */
export const copyOf = (state: State) =>
  env.backups.away && state.copy?.place === placeOf(env.backups.away) ? state.copy : undefined;
