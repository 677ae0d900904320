import { LeadFiles } from './files';
import { takeOverPhotos } from './photos/photo-files';

// Run by `npm run admin -- spool deliver FOLDER`: DIR and OTHER are spool folders.
const [dir = '', other = ''] = process.argv.slice(2);
const files = new LeadFiles(dir);
await files.open();
await takeOverPhotos(other, dir);
const moved = await files.takeOver(other);
console.log(`  ${moved} ${moved === 1 ? 'lead is' : 'leads are'} taken over; the website delivers within a minute what waits.`);
