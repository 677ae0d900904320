/** The process that makes picture variants: one per message, answered with an error or none. It ends with its channel. */
import { writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import { makePicture } from './make-picture';
import type { Variant } from './variant';

setPriority(10); // pages come first
try {
  writeFileSync('/proc/self/oom_score_adj', '500'); // where memory runs out, this process is the one to end
} catch {
  // not Linux
}

process.on('message', async (variant: Variant) => {
  const error = await makePicture(variant).catch((error: Error) => error.message);
  if (process.connected) process.send?.({ error });
});
