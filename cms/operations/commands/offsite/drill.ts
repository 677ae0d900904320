import { createHash } from 'node:crypto';
import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { checkRoom, type Source } from '../backup/make';
import type { Manifest } from '../backup/manifest';
import { openArchive } from '../backup/open-archive';
import { newestBackup } from '../backup/rotation';
import { type Away, ENDING, fetchCopy, findCopy } from './copies';
import { liveBefore } from './live';
import { copyOf, noteState, readState, type State } from './state';
import type { Place } from './store';
import { openStore } from './store';

export type Drill = NonNullable<State['drill']>;
type Proof = Drill['proof'];

interface Chosen {
  name: string;
  file: string;
  proof: Proof;
}

/** An archive and all of its files lie on the disk for a moment. */
const ROOM = 3;

/** Compares the newest copy in the bucket with what was sent, without opening it: the server need not have the key. */
async function compareBytes(place: Place, now: Date): Promise<string> {
  const { name } = await findCopy(place, undefined, now);
  const sent = copyOf(await readState());
  if (sent?.name !== name) throw new Error(`the newest copy in the bucket is ${name}; this machine sent ${sent?.name ?? 'none'}`);
  const hash = createHash('sha256');
  await pipeline(await openStore(place).get(name + ENDING), hash);
  if (hash.digest('hex') !== sent.sha256) throw new Error(`the copy ${name}${ENDING} in the bucket is not what was sent`);
  return name;
}

async function choose({ dir, place, identities }: Partial<Away> & Pick<Away, 'dir'>, now: Date): Promise<Chosen> {
  if (place && identities && identities.length > 0) {
    const copy = await findCopy(place, undefined, now);
    const file = join(dir, `${copy.name}.drill.part`);
    await checkRoom(dir, ROOM * copy.bytes);
    await fetchCopy(copy, place, identities, file, dir);
    return { name: copy.name, file, proof: 'key' };
  }
  const name = place ? await compareBytes(place, now) : (await newestBackup(dir, now))?.name;
  if (!name) throw new Error(`there is no backup in ${dir}`);
  const file = join(dir, name);
  await checkRoom(dir, ROOM * (await stat(file)).size);
  return { name, file, proof: place ? 'bytes' : 'disk' };
}

/** Throws Error where the installation had something when the backup was made that the backup lacks. */
async function compareWithLive({ made_at, database, rows, files }: Manifest, source: Source): Promise<void> {
  if (database === 'none') return;
  const live = await liveBefore(source, made_at);
  const { leads = 0 } = rows;
  if (leads < live.leads) throw new Error(`it has ${leads} leads, and there were ${live.leads} when it was made`);
  const paths = new Set(files.map(({ path }) => path));
  const missing = live.pictures.filter((name) => !paths.has(`media/${name}`));
  if (missing.length > 0) throw new Error(`it lacks ${missing.length} pictures: ${missing.slice(0, 5).join(', ')}`);
}

/** Restores the newest backup, or the bucket's copy, into a scratch folder and compares it with the installation. */
export async function drill(away: Partial<Away> & Pick<Away, 'dir'>, source: Source, now = new Date()): Promise<Drill> {
  let chosen: Chosen | undefined;
  try {
    chosen = await choose(away, now);
    const scratch = join(away.dir, `${chosen.name}.drill.part.d`);
    const manifest = await openArchive(chosen.file, scratch).finally(() => rm(scratch, { recursive: true, force: true }));
    await compareWithLive(manifest, source);
    const done: Drill = {
      at: now.toISOString(),
      name: chosen.name,
      made_at: manifest.made_at,
      proof: chosen.proof,
      leads: manifest.rows.leads ?? 0,
      pictures: manifest.files.filter(({ path }) => path.startsWith('media/')).length,
      rows: Object.values(manifest.rows).reduce((sum, rows) => sum + rows, 0),
    };
    const opened = { at: done.at, recipients: (away.recipients ?? []).join() };
    await noteState({ drill: done, drill_failed: undefined, ...(done.proof === 'key' && { opened }) });
    return done;
  } catch (error) {
    const why = `${chosen ? `${chosen.name}: ` : ''}${(error as Error).message}`;
    await noteState({ drill_failed: { at: now.toISOString(), why } }).catch(() => undefined); // a full disk; the log has it
    throw new Error(`the restore drill failed: ${why}`);
  } finally {
    if (chosen?.proof === 'key') await rm(chosen.file, { force: true });
  }
}
