import { mkdir, readFile, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { extract } from 'tar';
import { DATABASE, DUMP, differences, MANIFEST, Manifest } from './manifest';
import { faultsOf, faultsOfDump } from './snapshot';

const MAX_LISTED = 5;

const several = (faults: readonly string[]) =>
  [...faults.slice(0, MAX_LISTED), ...(faults.length > MAX_LISTED ? [`and ${faults.length - MAX_LISTED} more`] : [])].join('; ');

async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, MANIFEST), 'utf8').catch(() => {
    throw new Error('it has no manifest');
  });
  const parsed = Manifest.safeParse(JSON.parse(text));
  if (parsed.success) return parsed.data;
  throw new Error(`its manifest: ${parsed.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`).join('; ')}`);
}

/** Extracts an archive into its own folder and checks everything against the manifest. Throws an Error that names the problem. */
export async function openArchive(file: string, folder: string): Promise<Manifest> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const refused: string[] = [];
  try {
    await extract({
      file,
      cwd: folder,
      strict: true,
      preserveOwner: false,
      filter: (path, entry) => {
        const plain = !('type' in entry) || ['File', 'OldFile', 'Directory'].includes(entry.type);
        // An error thrown in this stream event could not be caught.
        if (!plain) refused.push(`${path} is a ${entry.type}`);
        return plain;
      },
    });
    if (refused.length > 0) throw new Error(several(refused));
    const manifest = await readManifest(folder);
    const wrong = await differences(folder, manifest.files);
    if (wrong.length > 0) throw new Error(several(wrong));
    const [name, find] = manifest.database === 'postgres' ? ([DUMP, faultsOfDump] as const) : ([DATABASE, faultsOf] as const);
    const faults = manifest.database === 'none' ? [] : await find(join(folder, name), manifest);
    if (faults.length > 0) throw new Error(`${name}: ${faults.join('; ')}`);
    return manifest;
  } catch (error) {
    // A file may still be written.
    await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' && message.includes(file)) throw new Error(`${file}: there is no such file`);
    if (code === 'ENOSPC') throw new Error('the disk is full: nothing was changed');
    throw new Error(`${basename(file)} is damaged or no backup: ${message}. Nothing was changed`);
  }
}
