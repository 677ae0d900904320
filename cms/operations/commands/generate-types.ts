/** Writes the types of the content model and the import map of the back office. */
import { generateImportMap } from 'payload';
import { generateTypes } from 'payload/node';
import config from '../../payload.config';

// Node 20 can exit with code 0 while an import waits for the loader's thread, as `payload generate:types` does at times.
const keepRunning = setInterval(() => undefined, 1000);
await generateTypes(await config);
await generateImportMap(await config);
clearInterval(keepRunning);
