import { createOutbox } from './outbox';
import { takeOverPhotos } from './photos/photo-files';
import { SpoolFolder } from './spool-folder';

// Run by `npm run admin -- spool`: DIR refused | DIR send-again [NUMBER…] | DIR deliver OTHER; DIR and OTHER are spool folders.
const [dir = '', verb, ...given] = process.argv.slice(2);
const folder = new SpoolFolder(dir);
await folder.open();
const outbox = createOutbox(folder);
const leads = (count: number) => `${count} ${count === 1 ? 'lead is' : 'leads are'}`;

if (verb === 'send-again') {
  const moved = await outbox.sendAgain(given.length > 0 ? given : undefined);
  console.log(`  ${leads(moved)} sent again; the website delivers within a minute.`);
} else if (verb === 'deliver') {
  const [other = ''] = given;
  await takeOverPhotos(other, dir);
  const moved = await outbox.takeOver(other);
  console.log(`  ${leads(moved)} taken over; the website delivers within a minute what waits.`);
} else {
  for (const { reference, received_at, fields } of await outbox.leads(['refused'])) {
    const name = fields.name ?? `${fields.first_name} ${fields.last_name}`;
    console.log(`  ${reference}  ${new Date(received_at).toISOString()}  ${name}, ${fields.phone}, ${fields.email}`);
  }
  for (const name of await outbox.damaged()) console.log(`  ${name} is damaged`);
}
