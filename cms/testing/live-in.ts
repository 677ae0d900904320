/** `live-in.ts`: makes the database of DATABASE_URL one that has been in use. A process of its own, so that it leaves nothing open. */

import { startPayload } from './api';
import { liveIn } from './lived-in';

await liveIn(await startPayload());
process.exit(0);
