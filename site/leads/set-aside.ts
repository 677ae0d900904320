import { LeadFiles } from './files';
import { createUndelivered } from './undelivered';

// Run by `npm run admin -- spool refused|send-again`: DIR is the spool's folder; with `send-again` the numbers, or all without one.
const [dir = '', verb, ...references] = process.argv.slice(2);
const files = new LeadFiles(dir);
await files.open();
const undelivered = createUndelivered(files);
if (verb === 'send-again') {
  const moved = await undelivered.sendAgain(references.length > 0 ? references : undefined);
  console.log(`  ${moved} ${moved === 1 ? 'lead is' : 'leads are'} sent again; the website delivers within a minute.`);
} else {
  for (const { reference, received_at, fields } of await undelivered.leads(['refused'])) {
    const name = fields.name ?? `${fields.first_name} ${fields.last_name}`;
    console.log(`  ${reference}  ${new Date(received_at).toISOString()}  ${name}, ${fields.phone}, ${fields.email}`);
  }
  for (const name of await undelivered.damaged()) console.log(`  ${name} is damaged`);
}
