import { createServer } from 'node:http';
import { expect, test } from 'vitest';
import { DeadlineExceeded, withDeadline } from './deadline';

const never = () => new Promise<never>(() => undefined);

test('work that never settles, and ignores its signal, ends at the deadline', async () => {
  const late = withDeadline(20, 'the work', never);
  await expect(late).rejects.toThrow(DeadlineExceeded);
  await expect(late).rejects.toThrow('the work: no end after 20 ms');
});

test('work in time settles as it would alone, also when it throws before its first wait', async () => {
  expect(await withDeadline(10_000, 'the work', async () => 4)).toBe(4);
  const thrown = withDeadline(10_000, 'the work', () => {
    throw new Error('broken');
  });
  await expect(thrown).rejects.toThrow('broken');
});

test('a fetch under way is aborted, and the error is still that of the deadline', async () => {
  const server = createServer(() => undefined).listen(0, '127.0.0.1'); // never answers
  await new Promise((done) => server.once('listening', done));
  const { port } = server.address() as { port: number };
  const closed = new Promise((done) => server.once('connection', (socket) => socket.once('close', done)));
  const asked = withDeadline(50, 'the call', (signal) => fetch(`http://127.0.0.1:${port}/`, { signal }));
  await expect(asked).rejects.toThrow(DeadlineExceeded);
  await closed;
  server.close();
});
