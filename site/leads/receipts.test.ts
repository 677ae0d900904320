import { expect, it } from 'vitest';
import { createReceipts, SAME_LEAD_MS } from './receipts';

const receipt = (fingerprint: string, reference: string, received_at: number) => ({ fingerprint, reference, received_at });

it('finds an equal lead for exactly a day', () => {
  const receipts = createReceipts();
  receipts.add(receipt('print', 'E-1', 1000));
  expect(receipts.find('print', 1000 + SAME_LEAD_MS - 1)?.reference).toBe('E-1');
  expect(receipts.find('print', 1000 + SAME_LEAD_MS)).toBeUndefined();
  expect(receipts.knows('E-1', 1000 + SAME_LEAD_MS - 1)).toBe(true);
  expect(receipts.knows('E-1', 1000 + SAME_LEAD_MS)).toBe(false);
  expect(receipts.knows('E-2', 1000)).toBe(false);
});

it('answers with the latest of equal leads, in whatever order the files were read', () => {
  const receipts = createReceipts();
  receipts.addAll([receipt('print', 'E-3', 3000), receipt('print', 'E-1', 1000), receipt('print', 'E-2', 2000)]);
  expect(receipts.find('print', 4000)?.reference).toBe('E-3');
});

it('forgets the erased leads and no other', () => {
  const receipts = createReceipts();
  receipts.addAll([receipt('one', 'E-1', 1000), receipt('two', 'E-2', 1000)]);
  receipts.forget(['E-1']);
  expect([receipts.find('one', 1000), receipts.knows('E-1', 1000)]).toEqual([undefined, false]);
  expect([receipts.find('two', 1000)?.reference, receipts.knows('E-2', 1000)]).toEqual(['E-2', true]);
});

it('deletes what is older than a day, and keeps the rest', () => {
  const receipts = createReceipts();
  receipts.addAll([receipt('old', 'E-1', 0), receipt('new', 'E-2', 1000)]);
  receipts.prune(SAME_LEAD_MS);
  const at = 1000; // a clock that was set back would find what was only hidden
  expect([receipts.find('old', at), receipts.knows('E-1', at)]).toEqual([undefined, false]);
  expect([receipts.find('new', at)?.reference, receipts.knows('E-2', at)]).toEqual(['E-2', true]);
});
