import fc from 'fast-check';
import type { Payload } from 'payload';
import { beforeAll, expect, it } from 'vitest';
import { askRest, signedIn, startPayload } from '../../testing/api';
import type { FieldShape, Values } from './changes';
import { merge } from './merge';

const FIELDS = ['name', 'comment'] as const;
const fields: FieldShape[] = FIELDS.map((name) => ({ type: 'text', name }));
type Field = (typeof FIELDS)[number];

let payload: Payload;
let tokens: string[];
beforeAll(async () => {
  payload = await startPayload();
  tokens = [(await signedIn(payload, 'owner')).token, (await signedIn(payload, 'editor')).token];
});

/** What becomes of a save on its way. */
type Way = 'arrives' | 'lost before' | 'answer lost' | 'late' | 'twice';

type Act =
  | { who: number; does: 'types'; field: Field }
  | { who: number; does: 'saves'; way: Way; late: boolean }
  | { who: number; does: 'looks' };

/** A form, as `typing-acts.ts` runs it: it looks, merges, asks, and sends what differs from its base. */
class Editor {
  base: Values = {};
  mine: Values = {};
  sent: Values[] = [];

  constructor(
    private readonly path: string,
    private readonly token: string,
    /** Words that somebody saw and gave up. */
    private readonly declined: Set<unknown>,
  ) {}

  private async ask(method: string, query: string, body?: object) {
    const response = await askRest(payload, method, `${this.path}?depth=0&draft=true${query}`, { token: this.token, body });
    return { status: response.status, doc: ((await response.json()) as { doc?: Values } & Values) ?? {} };
  }

  async open() {
    this.base = (await this.ask('GET', '')).doc;
    this.mine = { ...this.base };
  }

  type(field: Field, word: string) {
    this.declined.add(this.mine[field]);
    this.mine = { ...this.mine, [field]: word };
  }

  /** Takes over a newer version; of a field that both changed, the person keeps the own words in turn. */
  async look() {
    const theirs = (await this.ask('GET', '')).doc;
    if (theirs.updatedAt === this.base.updatedAt) return;
    const versions = { base: this.base, mine: this.mine, theirs, sent: this.sent };
    const { conflicts } = merge(fields, versions);
    const choices = Object.fromEntries(
      conflicts.map(({ path, mine, theirs }, at) => {
        this.declined.add(at % 2 ? mine : theirs);
        return [path, at % 2 ? ('theirs' as const) : ('mine' as const)];
      }),
    );
    this.mine = merge(fields, versions, choices).values;
    this.base = theirs;
    this.sent = [];
  }

  /** Sends what the form has; with `late`, the returned function lets the request arrive. */
  async save(way: Way): Promise<() => Promise<unknown>> {
    const values = { ...this.mine };
    const body = { ...Object.fromEntries(FIELDS.map((name) => [name, values[name]])), updatedAt: this.base.updatedAt };
    this.sent.push(values);
    const request = () => this.ask('PATCH', '&autosave=true', { ...body, _status: 'draft' });
    if (way === 'lost before') return async () => undefined;
    if (way === 'late') return request;
    const { status, doc } = await request();
    if (way === 'twice') await request();
    if (way === 'arrives' && status === 200) {
      this.base = doc.doc as Values;
      this.sent = [];
    }
    return async () => undefined;
  }

  /** With a network again, until nothing is left. */
  async settle() {
    for (;;) {
      await this.look();
      if (FIELDS.every((name) => this.mine[name] === this.base[name])) return;
      await this.save('arrives');
    }
  }
}

const who = fc.nat(1);
const acts = fc.array(
  fc.oneof(
    fc.record({ who, does: fc.constant('types' as const), field: fc.constantFrom(...FIELDS) }),
    fc.record({
      who,
      does: fc.constant('saves' as const),
      way: fc.constantFrom<Way>('arrives', 'lost before', 'answer lost', 'late', 'twice'),
      late: fc.boolean(),
    }),
    fc.record({ who, does: fc.constant('looks' as const) }),
  ) as fc.Arbitrary<Act>,
  { minLength: 4, maxLength: 14 },
);

it('no word of two editors is lost without a question, whatever the network does with their saves (R-OWNER-27, R-OWNER-28)', async () => {
  let run = 0;
  await fc.assert(
    fc.asyncProperty(acts, async (list) => {
      run += 1;
      const { id } = await payload.create({ collection: 'testimonials', data: { name: `Run ${run}` } as never, draft: true });
      const declined = new Set<unknown>();
      const typed: string[] = [];
      const late: (() => Promise<unknown>)[] = [];
      const editors = tokens.map((token) => new Editor(`/testimonials/${id}`, token, declined));
      for (const editor of editors) await editor.open();
      for (const [at, act] of list.entries()) {
        const editor = editors[act.who] as Editor;
        if (act.does === 'types') {
          typed.push(`${run}-${at}`);
          editor.type(act.field, `${run}-${at}`);
        } else if (act.does === 'looks') await editor.look();
        else {
          late.unshift(await editor.save(act.way)); // the last one arrives first
          if (act.late) await late.pop()?.();
        }
      }
      for (const arrive of late) await arrive();
      for (const editor of [...editors, ...editors]) await editor.settle();
      const record = await payload.findByID({ collection: 'testimonials', id, draft: true, depth: 0 });
      const { docs } = await payload.findVersions({ collection: 'testimonials', where: { parent: { equals: id } }, limit: 0 });
      const somewhere = JSON.stringify([record, docs]);
      expect(typed.filter((word) => !somewhere.includes(`"${word}"`) && !declined.has(word))).toEqual([]);
    }),
    { numRuns: 12 },
  );
});
