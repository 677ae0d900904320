/** Begins to save the newest draft of a service, and is killed once the first of its lists is deleted. */
import { NoopLogger } from '@payloadcms/db-sqlite/drizzle';
import { startPayload } from './api';
import { versionFields } from './every-list';
import { idsIn, valuesFor } from './fill-database';

const payload = await startPayload();
const ids = await idsIn(payload);
const draft = valuesFor(versionFields(payload.collections.services.config), ids);
const [version] = (await payload.db.findVersions({ collection: 'services', limit: 1, sort: '-id' })).docs;

let deleted = 0;
NoopLogger.prototype.logQuery = (...[query = '']: [] | [string]) => {
  if (deleted > 0 && !/^delete/i.test(query)) process.kill(process.pid, 'SIGKILL'); // the deletion itself is done
  if (/^delete/i.test(query)) deleted += 1;
};
await payload.db.updateVersion({ collection: 'services', id: version?.id ?? 0, versionData: draft as never });
process.stdout.write('saved');
process.exit(0);
