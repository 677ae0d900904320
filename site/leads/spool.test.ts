import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { hangingDisk } from '../base/testing/no-end';
import { openSpool, type Spool, type SpoolDeps } from './spool';
import { type Behaviour, leadProvider } from './testing/lead-provider';
import { enquiry, listeningLog, quoteRequest } from './testing/leads';

const HOUR = 60 * 60 * 1000;
let dir: string;
let provider: Awaited<ReturnType<typeof leadProvider>>;
let log: ReturnType<typeof listeningLog>;
const spools: Spool[] = [];
const further: { close(): Promise<unknown> }[] = [];

beforeEach(async () => {
  dir = join(await mkdtemp(join(tmpdir(), 'spool-')), 'spool');
  provider = await leadProvider();
  log = listeningLog();
});

afterEach(async () => {
  await provider.close();
  for (const open of [...spools.splice(0), ...further.splice(0)]) await open.close();
  await rm(join(dir, '..'), { recursive: true });
});

async function open(deps: Partial<SpoolDeps> = {}) {
  const spool = await openSpool({ dir, deliver: provider.deliver, log, pauses: { firstMs: 20, longestMs: 100 }, ...deps });
  spools.push(spool);
  return spool;
}

const within = { timeout: 60_000, interval: 10 };
const names = (folder: string) => readdir(join(dir, folder));
const fieldNames = (posts: object[]) => posts.map((post) => (post as { name?: string }).name);

describe('with a provider that answers', () => {
  it('returns its acceptance, and keeps nothing of what was typed', async () => {
    const spool = await open();
    const answer = await spool.accept(enquiry());
    expect(answer).toEqual({ status: 'accepted', reference: expect.stringMatching(/^E-....-....$/), isFirst: true });
    expect(provider.stored()).toHaveLength(1);
    expect(provider.posts[0]).toMatchObject({ name: 'Mia Example', origin: { page: '/contact-us' } });
    expect(await spool.state()).toEqual({ writable: true, waiting: 0, refused: 0, oldest_ms: 0 });
    const [file = ''] = await names('delivered');
    expect(await readFile(join(dir, 'delivered', file), 'utf8')).not.toContain('mia@example.com');
  });

  it.each([
    ['refuse', 'address'],
    ['invalid', 'email'],
  ] as [Behaviour, string][])('returns its rejection with the field (%s), and keeps nothing', async (behaviour, field) => {
    provider.behave(behaviour);
    const spool = await open();
    expect(await spool.accept(enquiry())).toMatchObject({ status: 'refused', field });
    expect([...(await names('waiting')), ...(await names('refused')), ...(await names('delivered'))]).toEqual([]);
    provider.behave('accept');
    expect(await spool.accept(enquiry())).toMatchObject({ status: 'accepted' });
  });
});

it('an unreadable entry is skipped and logged as an error; the leads behind it are delivered', async () => {
  provider.behave('fail');
  const spool = await open();
  await spool.accept(enquiry());
  await spool.close();
  for (const name of ['1-E-2222-3333.json', '2-E-2222-4444.json', '3-E-2222-5555.json']) await mkdir(join(dir, 'waiting', name));
  provider.behave('accept');
  const again = await open();
  await vi.waitFor(() => expect(provider.stored()).toHaveLength(1), within);
  expect(log.events).toContain('error: waiting lead passed over: its file cannot be used');
  await vi.waitFor(async () => expect(await again.state()).toMatchObject({ waiting: 3 }), within);
});

describe('with a failing provider', () => {
  it.each(['hang', 'store-and-drop', 'fail', 'busy', 'garbage'] as Behaviour[])(
    'thanks because the lead is on disk, and delivers when the provider recovers (%s)',
    async (behaviour) => {
      provider.behave(behaviour);
      const spool = await open();
      expect(await spool.accept(enquiry())).toMatchObject({ status: 'accepted' });
      expect(await spool.state()).toMatchObject({ waiting: 1 });
      provider.behave('accept');
      await vi.waitFor(async () => expect(await spool.state()).toMatchObject({ waiting: 0, refused: 0 }), within);
      expect(provider.stored()).toHaveLength(1);
      expect(provider.posts.at(-1)?.origin?.possibly_double).toBe(behaviour === 'busy' ? undefined : true);
    },
  );

  it('delivers oldest first after an outage, and marks no lead as a possible duplicate', async () => {
    await provider.close();
    const spool = await open();
    for (const name of ['first', 'second', 'third', 'fourth']) await spool.accept(enquiry(name));
    expect(await spool.state()).toMatchObject({ waiting: 4 });
    await spool.close(); // else the provider may recover in the middle of a round, and the order differs
    provider = await leadProvider({ port: provider.port });
    await open();
    await vi.waitFor(() => expect(provider.stored()).toHaveLength(4), within);
    expect(fieldNames(provider.stored())).toEqual(['first', 'second', 'third', 'fourth']);
    expect(provider.posts.some((post) => post.origin?.possibly_double)).toBe(false);
  });

  it('goes on after a restart, and the provider stores each lead once', async () => {
    provider.behave('store-and-drop');
    const first = await open();
    await first.accept(enquiry('one'));
    await first.accept(enquiry('two'));
    await first.close();
    provider.behave('accept');
    const second = await open();
    await vi.waitFor(async () => expect(await second.state()).toMatchObject({ waiting: 0 }), within);
    expect(fieldNames(provider.stored())).toEqual(['one', 'two']);
  });

  it('sets aside an acknowledged lead that is rejected later, and never drops it', async () => {
    provider.behave('fail');
    const spool = await open();
    const answer = await spool.accept(enquiry());
    provider.behave('refuse');
    await vi.waitFor(async () => expect(await spool.state()).toMatchObject({ waiting: 0, refused: 1 }), within);
    const [file = ''] = await names('refused');
    expect(await readFile(join(dir, 'refused', file), 'utf8')).toContain('mia@example.com');
    expect(log.events).toContain('error: acknowledged lead refused by the provider; it needs a look');
    expect(await spool.accept(enquiry())).toEqual(answer);
  });

  it('delivers the other leads although the provider always fails on one', async () => {
    provider.behave('fail');
    const choking: SpoolDeps['deliver'] = async (lead) =>
      lead.fields.name === 'poison' ? { status: 'unanswered', why: 'status 500' } : provider.deliver(lead);
    const spool = await open({ deliver: choking });
    for (const name of ['poison', 'one', 'two', 'three']) await spool.accept(enquiry(name));
    provider.behave('accept');
    await vi.waitFor(async () => expect(await spool.state()).toMatchObject({ waiting: 1 }), within);
    expect(provider.stored()).toHaveLength(3);
  });

  it('sends only the documented fields to a provider without additions (R-WIRE-12)', async () => {
    const foreign = await leadProvider({ keyed: false });
    further.push(foreign);
    const spool = await open({ deliver: foreign.deliver });
    await spool.accept({ ...quoteRequest(), suspicion: 'There is a link in the name.', visit: { first_page: '/' } });
    expect(foreign.posts).toEqual([quoteRequest().fields]);
    foreign.behave('accept without a word');
    await spool.accept(quoteRequest('Ann'));
    expect(await spool.state()).toMatchObject({ waiting: 0 }); // the documented client ignores what a booking's answer says
    foreign.behave('garbage');
    await spool.accept(quoteRequest('Bob'));
    expect(await spool.state()).toMatchObject({ waiting: 1 }); // but a page is not the documented answer
  });
});

describe('equal posts (R-LEAD-3)', () => {
  it('are one lead, one after the other, with the first one’s answer', async () => {
    const spool = await open();
    const first = await spool.accept(enquiry());
    const again = enquiry(' MIA EXAMPLE ');
    expect(await spool.accept(again)).toEqual(first);
    expect(provider.posts).toHaveLength(1);
    expect(await spool.accept(enquiry('Another'))).not.toEqual(first);
  });

  it('are one lead when they come at once', async () => {
    const spool = await open();
    const answers = await Promise.all(Array.from({ length: 5 }, () => spool.accept(enquiry())));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(provider.posts).toHaveLength(1);
  });

  it.each(['accept', 'fail'] as Behaviour[])('are one lead across a restart (%s)', async (behaviour) => {
    provider.behave(behaviour);
    const first = await open();
    const answer = await first.accept(enquiry());
    await first.close();
    const second = await open();
    expect(await second.accept(enquiry())).toEqual(answer);
    expect(second.knows((answer as { reference: string }).reference)).toBe(true);
    provider.behave('accept');
    await vi.waitFor(() => expect(provider.stored()).toHaveLength(1), within);
  });

  it('are one lead on both sides of midnight, whichever process receives them', async () => {
    const before = await open({ now: () => Date.parse('2026-05-01T23:59:00Z') });
    const after = await open({ now: () => Date.parse('2026-05-02T00:01:00Z') });
    const first = await before.accept(enquiry());
    expect(await after.accept(enquiry())).toEqual(first);
    expect(provider.stored()).toHaveLength(1);
  });

  it('are one lead with one number on both sides of midnight while the provider is away', async () => {
    provider.behave('fail');
    const before = await open({ now: () => Date.parse('2026-05-01T23:59:00Z') });
    const after = await open({ now: () => Date.parse('2026-05-02T00:01:00Z') });
    const answers = await Promise.all([before.accept(enquiry()), after.accept(enquiry())]);
    expect(answers[0]).toEqual(answers[1]);
    provider.behave('accept');
    await vi.waitFor(async () => expect(await names('waiting')).toEqual([]), within);
    expect(provider.stored()).toHaveLength(1);
  });

  it('are two leads after 24 hours, and what was remembered is gone by then', async () => {
    let time = Date.parse('2026-05-01T10:00:00Z');
    const now = () => time;
    const spool = await open({ now });
    const first = await spool.accept(enquiry());
    time += 24 * HOUR - 1;
    expect(await spool.accept(enquiry())).toEqual(first);
    time += 1;
    expect(spool.knows((first as { reference: string }).reference)).toBe(false);
    expect(await spool.accept(enquiry())).not.toEqual(first);
    expect(provider.stored()).toHaveLength(2);
    await spool.close();
    await open({ now });
    await vi.waitFor(async () => expect(await names('delivered')).toHaveLength(1), within);
  });
});

describe('without a usable folder', () => {
  beforeEach(() => writeFile(dir, 'a file where the folder should be'));

  it('sends to the provider directly, and thanks if it accepts (R-LEAD-1)', async () => {
    const spool = await open();
    expect(await spool.accept(enquiry())).toMatchObject({ status: 'accepted' });
    expect(log.events).toContain('error: lead not written to the spool');
    expect(await spool.state()).toMatchObject({ writable: false });
  });

  it.each(['hang', 'fail', 'garbage'] as Behaviour[])(
    'does not thank when the provider fails as well (%s) (R-LEAD-1)',
    async (behaviour) => {
      provider.behave(behaviour);
      const spool = await open();
      expect(await spool.accept(enquiry())).toEqual({ status: 'unavailable' });
    },
  );

  it('the folder is used again once it can be', async () => {
    const spool = await open();
    await rm(dir);
    provider.behave('fail');
    expect(await spool.accept(enquiry())).toMatchObject({ status: 'accepted' });
    expect(await spool.state()).toMatchObject({ writable: true, waiting: 1 });
  });
});

describe('limits and damage', () => {
  it('logs an error when it fills up, and accepts no more than its limit', async () => {
    provider.behave('fail');
    const spool = await open({ limits: { leads: 5, bytes: 1e6 }, pauses: { firstMs: 60_000, longestMs: 60_000 } });
    for (const name of ['1', '2', '3', '4']) expect(await spool.accept(enquiry(name))).toMatchObject({ status: 'accepted' });
    expect(log.events).not.toContain('error: spool is filling up');
    expect(await spool.accept(enquiry('5'))).toMatchObject({ status: 'accepted' });
    expect(log.events).toContain('error: spool is filling up');
    expect(await spool.accept(enquiry('6'))).toEqual({ status: 'unavailable' });
    provider.behave('accept');
    expect(await spool.accept(enquiry('6'))).toMatchObject({ status: 'accepted' });
  });

  it('accepts no more than its limit either when many begin at once (R-PHOTO-10)', async () => {
    provider.behave('fail');
    const spool = await open({ limits: { leads: 5, bytes: 1e6 }, pauses: { firstMs: 60_000, longestMs: 60_000 } });
    const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => spool.accept(enquiry(`at once ${n}`))));
    expect(answers.filter(({ status }) => status === 'accepted')).toHaveLength(5);
    expect(await names('waiting')).toHaveLength(5);
  });

  it('sets a damaged file aside and delivers the others', async () => {
    provider.behave('fail');
    const first = await open();
    await first.accept(enquiry());
    await first.close();
    await writeFile(join(dir, 'waiting', '1000000000000-E-2222-2222.json'), '{"form":');
    provider.behave('accept');
    const second = await open();
    await vi.waitFor(async () => expect(await second.state()).toMatchObject({ waiting: 0, refused: 1 }), within);
    expect(provider.stored()).toHaveLength(1);
  });

  it('keeps its files from other users of the machine', async () => {
    provider.behave('fail');
    const spool = await open();
    await spool.accept(enquiry());
    const [file = ''] = await names('waiting');
    expect((await stat(join(dir, 'waiting', file))).mode & 0o077).toBe(0);
  });
});

describe('when something never ends (R-CONTENT-14)', () => {
  const short = { deliverMs: 2000, diskMs: 500 };

  it('thanks for a lead whose delivery never ends, and sends it again with the same key', async () => {
    const keys: string[] = [];
    let isStuck = true;
    const spool = await open({
      ...short,
      deliverMs: 100,
      deliver: async (lead) => {
        keys.push(lead.key);
        if (isStuck) await new Promise(() => undefined);
        return { status: 'stored' };
      },
    });
    const [first, second] = await Promise.all([spool.accept(enquiry()), spool.accept(enquiry())]);
    expect([first.status, second]).toEqual(['accepted', first]);
    await vi.waitFor(() => expect(keys.length).toBeGreaterThan(1), within);
    isStuck = false;
    await vi.waitFor(async () => expect(await names('delivered')).toHaveLength(1), within);
    expect([new Set(keys).size, await names('waiting')]).toEqual([1, []]);
  });

  it.each(['open', 'link', 'readdir', 'rename'] as const)(
    'sends a lead that the disk never takes (%s), and does not send it again',
    async (step) => {
      const spool = await open(short);
      const disk = hangingDisk([step], (path) => path.startsWith(dir));
      expect((await spool.accept(enquiry())).status).toBe('accepted');
      expect((await spool.state()).waiting).toBeLessThanOrEqual(1); // it says something
      disk.goOn();
      await vi.waitFor(async () => expect([await names('waiting'), (await names('delivered')).length]).toEqual([[], 1]), within);
      expect(provider.posts).toHaveLength(1);
      expect((await spool.accept(enquiry('Ben'))).status).toBe('accepted');
      expect(provider.posts).toHaveLength(2);
    },
  );

  it('delivers a lead that the disk took only after its sender was told to call, once', async () => {
    const spool = await open(short);
    provider.behave('fail');
    const disk = hangingDisk(['open'], (path) => path.startsWith(dir));
    expect((await spool.accept(enquiry())).status).toBe('unavailable');
    disk.goOn();
    provider.behave('accept');
    await vi.waitFor(async () => expect(await names('delivered')).toHaveLength(1), within);
    expect(await names('waiting')).toEqual([]);
    expect(provider.stored()).toHaveLength(1);
  });

  it.each(['rename', 'readFile', 'readdir'] as const)(
    'goes on with what waits after a disk that never answered (%s)',
    async (step) => {
      provider.behave('fail');
      const spool = await open(short);
      for (const name of ['Ada', 'Ben']) await spool.accept(enquiry(name));
      const disk = hangingDisk([step], (path) => path.startsWith(dir));
      await vi.waitFor(() => expect(disk.count()).toBeGreaterThan(1), within);
      provider.behave('accept');
      disk.goOn();
      await vi.waitFor(async () => expect([provider.stored().length, await names('waiting')]).toEqual([2, []]), within);
    },
  );

  it('does not send a lead again that was stored while its file cannot be moved', async () => {
    provider.behave('fail');
    const spool = await open(short);
    await spool.accept(enquiry());
    const disk = hangingDisk(['rename'], (path) => path.startsWith(dir) && /\.json\.\d+$/.test(path));
    provider.behave('accept');
    await vi.waitFor(() => expect(log.events).toContain('error: spool file not moved'), within);
    const sent = provider.posts.length;
    disk.goOn();
    await vi.waitFor(
      async () => expect([await names('waiting'), await names('delivered')]).toEqual([[], [expect.stringMatching(/json$/)]]),
      within,
    );
    expect(provider.posts).toHaveLength(sent);
  });

  it('can be erased and closed while a lead hangs', async () => {
    const spool = await open({ ...short, deliverMs: 100, deliver: () => new Promise(() => undefined) });
    await spool.accept(enquiry());
    expect(await spool.erase(() => true)).toBe(1);
    expect(await names('waiting')).toEqual([]);
    await spool.close();
  });
});
