import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startBucket } from '../../../tests/kit/s3-server';
import { openS3 } from './s3';

/** Many times what a busy machine needs between two pieces. */
const MANNER = { variables: 'S3_', pauses: [], silenceMs: 2000 } as const;
let server: Awaited<ReturnType<typeof startBucket>>;
beforeAll(async () => {
  server = await startBucket();
});
afterAll(() => server.close());

it('a bucket that takes a request, or begins to answer, and falls silent is given up (R-RUN-30)', async () => {
  const { ask } = openS3(server.settings, MANNER);
  server.state.silent = 'at once';
  await expect(ask('GET', 'loop.mp4')).rejects.toThrow('has been silent for 2 s');
  server.objects.set('loop.mp4', { data: Buffer.alloc(1000), type: '', modified: new Date() });
  server.state.silent = 'half way';
  await expect(ask('GET', 'loop.mp4', {}, buffer)).rejects.toThrow();
  server.state.silent = undefined;
});

it('a file that somebody reads slowly arrives whole', async () => {
  const data = Buffer.alloc(8 * 1024 * 1024, 'film');
  server.objects.set('loop.mp4', { data, type: '', modified: new Date() });
  const answer = await openS3(server.settings, MANNER).ask('GET', 'loop.mp4', {}, (begun) => begun);
  await pause(1.2 * MANNER.silenceMs);
  expect((await buffer(answer)).equals(data)).toBe(true);
});
