import { createOutbox } from './outbox';
import { SpoolFolder } from './spool-folder';

// Run by `npm run admin -- spool refused|send-again`: DIR is the spool's folder; with `send-again` the numbers, or all without one.
const [dir = '', verb, ...references] = process.argv.slice(2);
const folder = new SpoolFolder(dir);
await folder.open();
const outbox = createOutbox(folder);
if (verb === 'send-again') {
  const moved = await outbox.sendAgain(references.length > 0 ? references : undefined);
  console.log(`  ${moved} ${moved === 1 ? 'lead is' : 'leads are'} sent again; the website delivers within a minute.`);
} else {
  for (const { reference, received_at, fields } of await outbox.leads(['refused'])) {
    const name = fields.name ?? `${fields.first_name} ${fields.last_name}`;
    console.log(`  ${reference}  ${new Date(received_at).toISOString()}  ${name}, ${fields.phone}, ${fields.email}`);
  }
  for (const name of await outbox.damaged()) console.log(`  ${name} is damaged`);
}
