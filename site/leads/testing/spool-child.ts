import { argv } from 'node:process';
import { createProvider } from '../../content/provider';
import { leadDelivery } from '../delivery';
import { openSpool } from '../spool';
import { enquiry, listeningLog } from './leads';

/** A process that accepts leads, to be killed: `spool-child.ts DIR API_URL DEADLINE_MS NAME…`. Prints each answer. */
const [, , dir = '', apiUrl = '', deadline, ...leads] = argv;
const { submit } = createProvider({ apiUrl, deadlineMs: Number(deadline) });
const log = listeningLog();
const spool = await openSpool({
  dir,
  deliver: leadDelivery({ submit, additions: async () => new Set(['leadOrigin']), log }),
  log,
});
for (const name of leads) console.log(JSON.stringify(await spool.accept(enquiry(name))));
setInterval(() => undefined, 60_000); // runs until it is killed
