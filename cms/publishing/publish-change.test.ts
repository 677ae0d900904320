import { setTimeout as pause } from 'node:timers/promises';
import fc from 'fast-check';
import type { Payload } from 'payload';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startPayload } from '../testing/api';
import { affects } from './affects';
import { catchUp } from './catch-up';
import { publishedAfter } from './publications';
import { changedCalls, changedFiles, movesOf } from './publish-change';
import { readShown, type Shown, shownOf } from './shown';

// biome-ignore lint/style/noProcessEnv: set by the test runner
const RUNS = process.env.TEST_ALL ? 60 : 4;
const PATHS = ['/one', '/two', '/three', '/four'];

const shown = (more: Partial<Shown>): Shown => ({ paths: [], visible: true, at: 'a', ...more });

describe('the effects of a change, from what was public before and after it', () => {
  it('the old address of a public page redirects to the new one, that of a page deleted for good where the owner chose', () => {
    const [old, now] = [shown({ paths: ['/Old'] }), shown({ paths: ['/new'] })];
    expect(movesOf(old, now)).toEqual({ taken: ['/new'], left: [['/old', '/new']] });
    expect(movesOf(undefined, now)).toEqual({ taken: ['/new'], left: [] });
    expect(movesOf(now, now)).toEqual({ taken: [], left: [] });
    expect(movesOf(old, shown({ paths: ['/new'], visible: false }))).toEqual({ taken: [], left: [] });
    const chosen = shown({ paths: ['/old'], leadsTo: '/blog' });
    expect(movesOf(chosen, undefined, true)).toEqual({ taken: [], left: [['/old', '/blog']] });
    expect(movesOf(chosen, undefined)).toEqual({ taken: [], left: [] });
    expect(movesOf(old, undefined, true)).toEqual({ taken: [], left: [] });
  });

  it('a fact affects every call, other content only its own calls', () => {
    const [old, now] = [shown({ facts: '2016,,' }), shown({ facts: '2015,,' })];
    expect(changedCalls('settings', old, old)).toEqual(affects.settings);
    expect(changedCalls('settings', old, now)).toContain('statBoxes');
    expect(changedCalls('posts', shown({}), undefined)).toEqual(affects.posts);
  });

  it('a file is added or removed if its name is', () => {
    const [old, now] = [shown({ file: 'old.jpg' }), shown({ file: 'new.jpg' })];
    expect(changedFiles(old, now)).toEqual(['new.jpg', 'old.jpg']);
    expect(changedFiles(undefined, now)).toEqual(['new.jpg']);
    expect(changedFiles(old, shown({ visible: false }))).toEqual(['old.jpg']);
    expect(changedFiles(old, shown({ file: 'old.jpg', at: 'later' }))).toEqual([]);
  });

  it('a PDF has an address that people keep, a picture has none (R-FILE-1)', () => {
    const pdf = { filename: 'Prices.pdf', mimeType: 'application/pdf', updatedAt: 'a' };
    const [old, now] = [shownOf('media', pdf), shownOf('media', { ...pdf, filename: 'Prices-2027.pdf' })];
    expect(movesOf(old, now).left).toEqual([['/storage/prices.pdf', '/storage/Prices-2027.pdf']]);
    expect(shownOf('media', { filename: 'roof.jpg', mimeType: 'image/jpeg', updatedAt: 'a' })?.paths).toEqual([]);
  });

  it('a draft is not visible, and of a trashed record only the address is known', () => {
    expect(shownOf('cities', { _status: 'draft', updatedAt: 'a' })).toBeUndefined();
    expect(shownOf('cities', null)).toBeUndefined();
    const city = { route: '/old', leads_to: '/blog', _status: 'published', updatedAt: 'a' };
    expect(shownOf('cities', city)).toMatchObject({ visible: true, at: 'a', paths: ['/old'] });
    expect(shownOf('cities', { ...city, deletedAt: 'b' })).toEqual({ visible: false, paths: ['/old'], leadsTo: '/blog' });
    const draft = { route: '/typed', _status: 'draft', updatedAt: 'a', deletedAt: 'b' };
    expect(shownOf('cities', draft, shown({ paths: ['/old'] }))).toEqual({ visible: false, paths: ['/old'] });
  });
});

/** What waits for it goes on once it is opened. */
function gate() {
  let open = () => {};
  const opened = new Promise<void>((done) => {
    open = done;
  });
  return { open, opened };
}

describe('in the back office', () => {
  let payload: Payload;
  let example: Record<string, unknown>;
  let ids: number[] = [];
  const at = { collection: 'cities', depth: 0 } as const;
  beforeAll(async () => {
    payload = await startPayload();
    const [{ id: _, createdAt: __, updatedAt: ___, slug: ____, ...rest }] = (await payload.find({ ...at, limit: 1 }))
      .docs as unknown as [Record<string, unknown>];
    example = JSON.parse(JSON.stringify({ ...rest, leads_to: null }, (name, value) => (name === 'id' ? undefined : value)));
    await catchUp(payload);
  });
  beforeEach(async () => {
    for (const id of ids) await payload.delete({ ...at, id, trash: true }).catch(() => undefined);
    await payload.delete({ collection: 'redirects', where: {} });
    ids = [];
  });

  const create = async (place: number) => {
    const data = { ...example, name: `City ${place}`, route: `/begun-${place}`, _status: 'draft' };
    ids[place] = (await payload.create({ ...at, data: data as never, draft: true })).id;
  };
  const redirects = async () => {
    const { docs } = await payload.find({ collection: 'redirects', pagination: false, depth: 0 });
    return Object.fromEntries(docs.map(({ from, to }) => [from, to]));
  };
  const latest = async () => (await publishedAfter(payload, undefined)).latest;
  const callsSince = async (number: number) =>
    [...new Set((await publishedAfter(payload, number)).changes.flatMap(({ calls }) => calls))].sort();

  /** One page: the address that is typed, and what visitors knew of it last. */
  interface Page {
    typed: string;
    known?: string;
    visible: boolean;
    trashed: boolean;
  }
  const acts = ['move', 'publish', 'unpublish', 'trash', 'restore', 'restore and publish', 'move and publish'] as const;
  type Act = (typeof acts)[number];
  const step = fc.record({ act: fc.constantFrom(...acts), which: fc.nat(1), path: fc.constantFrom(...PATHS) });

  /** Does it; false if the office refused. */
  async function does(act: Act, id: number, path: string): Promise<boolean> {
    const { data, draft = false }: { data: object; draft?: boolean } = {
      move: { data: { route: path, _status: 'draft' }, draft: true },
      publish: { data: { _status: 'published' } },
      'move and publish': { data: { route: path, _status: 'published' } },
      unpublish: { data: { _status: 'draft' } },
      trash: { data: { deletedAt: new Date().toISOString() } },
      restore: { data: { deletedAt: null, _status: 'draft' } },
      'restore and publish': { data: { deletedAt: null, _status: 'published' } },
    }[act];
    // With Publish and Save the form sends the newest draft along.
    const { docs } = await payload.find({ ...at, where: { id: { equals: id } }, draft: true, trash: true, limit: 1 });
    const newest = /move|^publish/.test(act) ? docs[0] : {};
    return payload.update({ ...at, id, data: { ...newest, ...data } as never, draft, trash: act.startsWith('restore') }).then(
      () => true,
      () => false,
    );
  }

  /** The record in the trash is then its draft, which visitors have never seen. */
  const TRASHED_WITH_A_MOVED_DRAFT = (['publish', 'move', 'trash', 'restore and publish'] as const).map((act) => ({
    act,
    which: 1,
    path: '/one',
  }));

  it('any sequence leaves the redirects, pages and calls that a simple model predicts (R-OWNER-30)', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 14 }), async (steps) => {
        for (const id of ids) await payload.delete({ ...at, id, trash: true });
        await payload.delete({ collection: 'redirects', where: {} });
        for (const place of [0, 1]) await create(place);
        const pages: Page[] = [0, 1].map((place) => ({ typed: `/begun-${place}`, visible: false, trashed: false }));
        let expected: Record<string, string> = {};
        for (const { act, which, path } of steps) {
          const page = pages[which] as Page;
          if (act.startsWith('restore') !== page.trashed) continue;
          const since = await latest();
          if (!(await does(act, ids[which] as number, path))) continue;
          const before = JSON.stringify([page.visible && page.known, expected]);
          if (act.startsWith('move')) page.typed = path;
          page.trashed = act === 'trash';
          if (act.endsWith('publish') && act !== 'unpublish') {
            page.visible = true;
            const old = page.known;
            page.known = page.typed;
            if (old !== page.typed) {
              delete expected[page.typed];
              if (old && !pages.some(({ visible, known }) => visible && known === old)) {
                expected = Object.fromEntries(Object.entries(expected).map(([from, to]) => [from, to === old ? page.typed : to]));
                expected[old] = page.typed;
              }
            }
          } else if (act !== 'move') {
            page.visible = false;
            if (act !== 'trash') page.known = undefined;
          }
          expect(await redirects(), act).toEqual(expected);
          const told = await callsSince(since);
          if (act === 'move') expect(told).toEqual([]);
          else if (before !== JSON.stringify([page.visible && page.known, expected])) expect(told).toContain('cityPages');
          const visible = await payload.find({ ...at, where: { id: { in: ids }, _status: { equals: 'published' } } });
          expect(visible.docs.map(({ route }) => route).sort()).toEqual(
            pages.flatMap(({ visible, known }) => (visible && known ? [known] : [])).sort(),
          );
        }
      }),
      { numRuns: RUNS, examples: [[TRASHED_WITH_A_MOVED_DRAFT]] },
    );
  });

  it('a page saved twice at the same moment redirects from its old address to the current one, whichever save is published last', async () => {
    await create(0);
    const id = ids[0] as number;
    const move = (route: string) => payload.update({ ...at, id, data: { route, _status: 'published' } });
    await move('/one');
    // The first one is held where it notes what it told, until the second is done, if that does not wait for it.
    const set = payload.kv.set.bind(payload.kv);
    const [reached, held] = [gate(), gate()];
    const slow = vi.spyOn(payload.kv, 'set').mockImplementation(async (key, data) => {
      if (JSON.stringify(data).includes('"/two"')) {
        reached.open();
        await held.opened;
      }
      await set(key, data);
    });
    const first = move('/two');
    await reached.opened;
    const second = move('/three');
    await Promise.race([second, pause(1000)]);
    held.open();
    await Promise.all([first, second]);
    slow.mockRestore();
    expect(await redirects()).toEqual({ '/one': '/three', '/two': '/three' });
    expect((await readShown(payload, { slug: 'cities', id }))?.paths).toEqual(['/three']);
  });

  it('a start makes the redirects and sends the signals of a save whose process was killed', async () => {
    await create(0);
    await payload.update({ ...at, id: ids[0] as number, data: { route: '/one', _status: 'published' } });
    const since = await latest();
    // Past every hook, as if the process had ended before they ran.
    await payload.db.updateOne({ ...at, id: ids[0] as number, data: { route: '/two', updatedAt: new Date().toISOString() } });
    await catchUp(payload);
    expect(await redirects()).toEqual({ '/one': '/two' });
    expect(await callsSince(since)).toContain('cityPages');
    const again = await latest();
    await catchUp(payload);
    expect(await latest()).toBe(again);
  });

  it('the first start on a database with content sends no signal', async () => {
    await payload.kv.clear();
    const since = await latest();
    await catchUp(payload);
    expect(await latest()).toBe(since);
    const [post] = (await payload.find({ collection: 'posts', limit: 1, depth: 0 })).docs;
    await payload.db.deleteOne({ collection: 'posts', where: { id: { equals: post?.id } } });
    await catchUp(payload);
    expect(await callsSince(since)).toContain('blogs');
  });
});
