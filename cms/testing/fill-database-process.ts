/** Fills the database of DATABASE_URL in a process of its own, so that no connection stays open. */

import { startPayload } from './api';
import { fillDatabase } from './fill-database';

await fillDatabase(await startPayload());
process.exit(0);
