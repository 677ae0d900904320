import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createOutbox } from './outbox';
import { createReceipts, type LeadKey, SAME_LEAD_MS } from './receipts';
import { SpoolFolder } from './spool-folder';
import type { SpooledLead } from './spooled-lead';
import { filesHaveAnotherClock } from './testing/clock';
import { inOrder } from './testing/scheduled-files';

/** Runs the property in a new folder each time. */
async function inFolder(check: (dir: string) => Promise<void>) {
  const dir = await mkdtemp(join(tmpdir(), 'at-once-'));
  try {
    await check(dir);
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}
const RUNS = { numRuns: 30 };
/** Steps at which something else goes on. */
const switching = fc.uniqueArray(fc.nat(40), { maxLength: 8 });

const lead = (n: number, name: string): SpooledLead => ({
  ...{ fingerprint: `print ${n}`, reference: `E-${n}`, received_at: 1000 + n, key: `key ${n}`, form: 'contact', page: '/' },
  fields: { name },
});

it('a failed write does not fail the others (R-LEAD-1)', async () => {
  await fc.assert(
    fc.asyncProperty(switching, fc.array(fc.boolean(), { minLength: 2, maxLength: 5 }), (switches, fit) =>
      inFolder(async (dir) => {
        const files = new SpoolFolder(dir);
        await files.open();
        const full = (step: string, path: string) => {
          const [, n] = /unfinished.*-E-(\d)\.json/.exec(path) ?? [];
          return step === 'open' && n && !fit[Number(n)] ? Object.assign(new Error('no space'), { code: 'ENOSPC' }) : undefined;
        };
        const write = async (n: number) => {
          try {
            return await files.add(lead(n, 'Mia'));
          } catch {
            await files.open(); // as the spool does before its next write
            return undefined;
          }
        };
        const written = await inOrder(switches, () => Promise.all(fit.map((_, n) => write(n))), full);
        expect(written.map((name) => name !== undefined)).toEqual(fit);
        expect(await readdir(join(dir, 'waiting'))).toHaveLength(fit.filter(Boolean).length);
      }),
    ),
    RUNS,
  );
});

it('concurrent writes of one file leave one of them whole', async () => {
  await fc.assert(
    fc.asyncProperty(switching, (switches) =>
      inFolder(async (dir) => {
        const files = new SpoolFolder(dir);
        await files.open();
        const name = await files.add(lead(1, 'Mia'));
        const save = (more: string) => files.save(name, { ...lead(1, 'Mia'), page: more });
        await inOrder(switches, () =>
          Promise.all([save('/one'), save(`/two${'!'.repeat(200)}`), files.tryWriting(10), files.tryWriting(10)]),
        );
        expect(await files.read(name)).toMatchObject({ reference: 'E-1' });
        expect(await readdir(join(dir, 'waiting'))).toEqual([`${name}.${process.pid}`]);
      }),
    ),
    RUNS,
  );
});

/** What the site does with a waiting lead at the same time. */
const deliveries = fc.constantFrom('released', 'saved', 'set aside', 'delivered');

it('an erased person is in no file, whatever is being delivered meanwhile', async () => {
  const leads = fc.array(fc.record({ erased: fc.boolean(), aside: fc.boolean(), step: deliveries }), {
    minLength: 1,
    maxLength: 4,
  });
  await fc.assert(
    fc.asyncProperty(switching, leads, (switches, given) =>
      inFolder(async (dir) => {
        const files = new SpoolFolder(dir);
        await files.open();
        const names = await Promise.all(given.map(({ erased }, n) => files.add(lead(n, erased ? 'Gone' : 'Stays'))));
        for (const [n, { aside }] of given.entries())
          await (aside ? files.setAside(names[n] ?? '') : files.release(names[n] ?? ''));
        const outbox = createOutbox(files);
        const deliver = async (n: number) => {
          const claim = await files.claim(names[n] ?? '');
          const read = claim && (await files.read(claim.name));
          if (!claim || !read) return;
          const { step } = given[n] ?? {};
          if (step === 'saved') await files.save(claim.name, { ...read, possibly_double: true });
          if (step === 'set aside') await files.setAside(claim.name);
          else if (step === 'delivered') await files.delivered(claim.name, read);
          else await files.release(claim.name);
        };
        await inOrder(switches, () =>
          Promise.all([
            outbox.erase(({ fields }) => fields.name === 'Gone'),
            outbox.sendAgain(),
            ...given.map((_, n) => deliver(n)),
          ]),
        );
        const left = await outbox.leads();
        expect(left.filter(({ fields }) => fields.name === 'Gone')).toEqual([]);
        const done = await files.receipts();
        for (const [n, { erased }] of given.entries())
          if (!erased) expect(done.map(({ reference }) => reference)).toContain(`E-${n}`);
      }),
    ),
    RUNS,
  );
});

it.skipIf(filesHaveAnotherClock)(
  'equal leads share one key, also when an old one is replaced at the same moment (R-LEAD-3)',
  async () => {
    const NOW = 10 * SAME_LEAD_MS;
    const drawn = (reference: string, drawn_at = NOW): LeadKey => ({ key: `key of ${reference}`, reference, drawn_at });
    const before = fc.constantFrom('nothing', 'an old key', 'a damaged key');
    await fc.assert(
      fc.asyncProperty(switching, before, fc.integer({ min: 2, max: 3 }), fc.boolean(), (switches, first, count, forgets) =>
        inFolder(async (dir) => {
          const folder = join(dir, 'keys');
          await createReceipts(new SpoolFolder(dir)).open();
          const old = JSON.stringify(drawn('E-0', NOW - SAME_LEAD_MS));
          if (first !== 'nothing') await writeFile(join(folder, 'print'), first === 'an old key' ? old : old.slice(0, 9));
          const processes = Array.from({ length: count }, () => createReceipts(new SpoolFolder(dir)));
          const other = forgets ? createReceipts(new SpoolFolder(dir)) : undefined;
          const [shared] = await inOrder(switches, () =>
            Promise.all([
              Promise.all(processes.map((receipts, n) => receipts.share('print', drawn(`E-${n + 1}`)))),
              other?.forgetReferences(['E-0']),
            ]),
          );
          expect(new Set(shared.map(({ key }) => key)).size).toBe(1);
          expect(JSON.parse(await readFile(join(folder, 'print'), 'utf8'))).toEqual(shared[0]);
          expect(await readdir(folder)).toEqual(['print']);
        }),
      ),
      { numRuns: 100 },
    );
  },
);
