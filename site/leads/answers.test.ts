import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LEAD_ORIGIN } from 'contract';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { leadDelivery } from './delivery';
import { LeadGateway } from './gateway';
import { openSpool, type Spool } from './spool';
import type { SpooledLead } from './spooled-lead';
import { type Answer, type Case, cases } from './testing/answers';
import { enquiry, listeningLog } from './testing/leads';
import { createThanks } from './thanks';

const lead: SpooledLead = {
  ...enquiry(),
  ...{ fingerprint: 'f', reference: 'E-2222-2222', key: 'key-of-a-lead', received_at: Date.parse('2026-05-01T10:00:00Z') },
};

const responseOf = ({ status, type, body }: Answer) =>
  new Response(new TextEncoder().encode(body), { status, headers: type === undefined ? {} : { 'content-type': type } });
const answered = (answer: () => Answer, additions: string[]) =>
  leadDelivery({ submit: async () => responseOf(answer()), additions: async () => new Set(additions), log: listeningLog() });

describe.each([{ additions: [LEAD_ORIGIN] }, { additions: [] }])('a provider with the additions $additions', ({ additions }) => {
  it('rejects a lead only with its rejection of a typed field, whatever status and body say otherwise (R-LEAD-8)', async () => {
    const wrong: string[] = [];
    for (const { name, refuses, ...answer } of cases) {
      const delivery = await answered(() => answer, additions)(lead);
      const field = delivery.status === 'refused' ? delivery.field : undefined;
      if (field !== refuses || delivery.status === 'stored') wrong.push(`${name}: ${JSON.stringify(delivery)}`);
    }
    expect(wrong).toEqual([]);
  });

  it('never rejects a lead with an unforeseen answer', async () => {
    const body = fc.oneof(
      fc.json(),
      fc.string(),
      fc.record({ success: fc.constant(false), field: fc.string(), message: fc.string() }).map((value) => JSON.stringify(value)),
    );
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 200, max: 599 }), body, async (status, text) => {
        fc.pre(![204, 205, 304].includes(status));
        const type = 'application/json';
        const delivery = await answered(() => ({ status, type, body: text }), additions)(lead);
        if (delivery.status === 'refused') expect(Object.keys(lead.fields)).toContain(delivery.field);
      }),
    );
  });
});

describe('in the spool', () => {
  let folder: string;
  let spool: Spool;
  let gateway: LeadGateway;
  let answer: Answer;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'answers-'));
    spool = await openSpool({
      dir: join(folder, 'spool'),
      deliver: answered(() => answer, [LEAD_ORIGIN]),
      log: listeningLog(),
      pauses: { firstMs: 5, longestMs: 10 },
    });
    gateway = new LeadGateway({
      thanks: createThanks('a secret of this test alone'),
      spool,
      log: listeningLog(),
      phone: async () => '1300 000 000',
      aboutOf: async () => undefined,
      trustProxy: [],
      leadsPer10Min: 10_000,
    });
  });
  afterEach(async () => {
    await spool.close();
    await rm(folder, { recursive: true });
  });

  const filesIn = async (name: string) => (await readdir(join(folder, 'spool', name))).filter((file) => !file.startsWith('.'));
  const post = {
    json: async (name: string) => {
      const body = JSON.stringify(enquiry(name).fields);
      const headers = { 'content-type': 'application/json' };
      return (await gateway.app.request('/api/contact-submit', { method: 'POST', body, headers })).status;
    },
    native: async (name: string) => {
      const request = new Request('http://site/contact-us', { method: 'POST', body: new URLSearchParams(enquiry(name).fields) });
      return (await gateway.acceptPagePost(request, { path: '/contact-us', form: 'contact', peer: '203.0.113.7' })).status;
    },
  };
  const thanks = { json: 200, native: 303 };
  const works: Answer = { status: 200, type: 'application/json', body: '{"success":true}' };
  const soon = <T>(expectation: () => Promise<T>) => vi.waitFor(expectation, { timeout: 10_000, interval: 5 });
  let posted = 0;

  /** Posts a lead while the provider answers like this, when another is waiting already; then the provider works again. */
  async function comesThrough({ refuses, ...given }: Case, way: 'json' | 'native') {
    const before = (await filesIn('delivered')).length;
    answer = { status: 503, body: '' };
    posted += 1;
    expect(await post[way](`waiting ${posted}`)).toBe(thanks[way]);
    answer = given;
    expect(await post[way](`posted ${posted}`)).toBe(refuses ? 422 : thanks[way]);
    if (refuses) {
      await soon(async () => expect(await filesIn('refused')).toHaveLength(1));
      answer = works;
      expect(await spool.sendAgain()).toBe(1);
    }
    answer = works;
    await soon(async () => expect(await filesIn('waiting')).toEqual([]));
    expect(await filesIn('refused')).toEqual([]);
    expect(await filesIn('delivered')).toHaveLength(before + (refuses ? 1 : 2));
  }

  it.each(['json', 'native'] as const)('no acknowledged lead is lost, whatever the provider answers (%s)', async (way) => {
    const given = fc.constantFrom(...cases);
    await fc.assert(
      fc.asyncProperty(given, (one) => comesThrough(one, way)),
      {
        numRuns: 20,
        examples: cases
          .filter(({ refuses }) => refuses)
          .slice(0, 2)
          .map((one) => [one]),
      },
    );
  });
});
