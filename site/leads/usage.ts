import { stat } from 'node:fs/promises';
import { steadyNow } from '../base/steady-clock';
import { parseFileName } from './file-name';
import type { Folders } from './folders';

/** Maximum age of the file statistics, in milliseconds. */
const RECENT_MS = 1000;

/** Statistics of the folders; `oldest` is when the oldest waiting lead was received. */
export interface Usage {
  waiting: number;
  refused: number;
  bytes: number;
  oldest: number | undefined;
}

/** Counts the spool's files. Methods reject with the file system's error. */
export function createUsage(folders: Folders) {
  let known: { at: number; usage: Promise<Usage> } | undefined;

  async function count(): Promise<Usage> {
    const [waiting, refused] = await Promise.all([folders.names('waiting'), folders.names('refused')]);
    const paths = [...waiting.map((name) => folders.at('waiting', name)), ...refused.map((name) => folders.at('refused', name))];
    const sizes = await Promise.all(
      paths.map((path) =>
        stat(path).then(
          ({ size }) => size,
          () => 0, // deleted meanwhile
        ),
      ),
    );
    const bytes = sizes.reduce((sum, size) => sum + size, 0);
    return { waiting: waiting.length, refused: refused.length, bytes, oldest: parseFileName(waiting[0] ?? '')?.receivedAt };
  }

  return {
    count,
    /** The result of `count`, up to a second old, plus the leads added since. Counting reads every file's metadata. */
    recent(): Promise<Usage> {
      if (!known || steadyNow() - known.at > RECENT_MS) {
        const usage = count();
        known = { at: steadyNow(), usage };
        usage.catch(() => {
          known = undefined;
        });
      }
      return known.usage;
    },
    async added(bytes: number) {
      const usage = await known?.usage.catch(() => undefined);
      if (usage) Object.assign(usage, { waiting: usage.waiting + 1, bytes: usage.bytes + bytes });
    },
  };
}
