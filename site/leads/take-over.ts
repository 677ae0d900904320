import { createOutbox } from './outbox';
import { takeOverPhotos } from './photos/photo-files';
import { SpoolFolder } from './spool-folder';

// Run by `npm run admin -- spool deliver FOLDER`: DIR and OTHER are spool folders.
const [dir = '', other = ''] = process.argv.slice(2);
const folder = new SpoolFolder(dir);
await folder.open();
await takeOverPhotos(other, dir);
const moved = await createOutbox(folder).takeOver(other);
console.log(`  ${moved} ${moved === 1 ? 'lead is' : 'leads are'} taken over; the website delivers within a minute what waits.`);
