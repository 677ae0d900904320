import { expect, it } from 'vitest';
import { createVisitorsQueue } from './visitors-queue';

it('takes back the turn of work that never ends (R-CONTENT-14)', async () => {
  const inTurn = createVisitorsQueue({ atOnce: 1, waiting: 10, endMs: 20 });
  const stuck = inTurn(() => new Promise(() => undefined));
  const next = inTurn(async () => 'answer');
  await expect(stuck).rejects.toThrow('no end after 20 ms');
  expect(await next).toBe('answer');
});
