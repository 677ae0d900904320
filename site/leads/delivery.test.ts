import { describe, expect, it } from 'vitest';
import { createLog } from '../base/log';
import { leadDelivery } from './delivery';
import type { SpooledLead } from './spooled-lead';
import { enquiry, quoteRequest } from './testing/leads';

const spooled = (lead = enquiry()): SpooledLead => ({
  ...lead,
  fingerprint: 'f',
  reference: 'E-2222-2222',
  key: 'key-of-a-lead',
  received_at: Date.parse('2026-05-01T10:00:00Z'),
});

const lines: string[] = [];
const log = createLog((line) => lines.push(line));
const answering = (body: string, init: ResponseInit = {}, additions: string[] = []) =>
  leadDelivery({ submit: async () => new Response(body, init), additions: async () => new Set(additions), log });

describe('the provider’s answer', () => {
  it.each([
    [200, '{"success":true}', 'stored'],
    [200, '{"success":false}', 'unanswered'],
    [201, '{"success":true,"reference":null}', 'stored'],
    [200, '{}', 'unanswered'],
    [200, 'null', 'unanswered'],
    [200, '', 'unanswered'],
    [404, 'not here', 'unreached'],
    [422, '{"success":false}', 'unreached'],
    [408, '', 'unreached'],
    [425, '', 'unreached'],
    [429, '', 'unreached'],
    [500, '', 'unanswered'],
    [503, '{"success":true}', 'unanswered'],
    [302, '', 'unanswered'],
  ])('%i %s means %s', async (status, body, meaning) => {
    expect((await answering(body, { status })(spooled())).status).toBe(meaning);
  });

  it('is ignored for a booking, unless the provider has the addition for lead origins', async () => {
    expect((await answering('{}')(spooled(quoteRequest()))).status).toBe('stored');
    expect((await answering('{"success":false}')(spooled(quoteRequest()))).status).toBe('unanswered');
    expect((await answering('{}', {}, ['leadOrigin'])(spooled(quoteRequest()))).status).toBe('unanswered');
  });

  it('is requested with the service page of the lead only from a provider with the addition for lead origins (R-WIRE-12)', async () => {
    const bodies: unknown[] = [];
    const submit = async (_: string, body: unknown) => {
      bodies.push(body);
      return new Response('{"success":true}');
    };
    const lead = spooled({ ...quoteRequest(), about: 'End of Lease Cleaning' });
    for (const additions of [['leadOrigin'], []])
      await leadDelivery({ submit, additions: async () => new Set(additions), log })(lead);
    expect(bodies).toEqual([
      { ...lead.fields, origin: expect.objectContaining({ about: 'End of Lease Cleaning' }) },
      lead.fields,
    ]);
  });

  it('is not requested while the provider’s additions are unknown', async () => {
    const deliver = leadDelivery({
      submit: () => Promise.reject(new Error('not to be called')),
      additions: () => Promise.reject(new Error('down')),
      log,
    });
    expect((await deliver(spooled())).status).toBe('unreached');
  });
});

describe('a lead whose time of receipt the provider rejects', () => {
  const refused = {
    code: 'BAD_REQUEST',
    data: { issues: [{ path: ['origin', 'received_at'], message: 'must lie within the last year' }] },
  };
  const offering = (accepts: (time: number) => boolean) => {
    const times: number[] = [];
    const submit = async (_: string, body: unknown) => {
      const time = Date.parse((body as { origin: { received_at: string } }).origin.received_at);
      times.push(time);
      const headers = { date: 'Sun, 03 May 2026 10:00:00 GMT' };
      return accepts(time) ? new Response('{"success":true}') : Response.json(refused, { status: 400, headers });
    };
    return { times, deliver: leadDelivery({ submit, additions: async () => new Set(['leadOrigin']), log }) };
  };

  it.each([
    ['ahead', '9998-01-01T00:00:00Z'],
    ['behind', '1970-01-02T00:00:00Z'],
  ])('because a clock was %s, is delivered with the time of the provider’s clock, which is logged', async (_, time) => {
    const now = Date.parse('2026-05-03T10:00:00Z');
    const { times, deliver } = offering((at) => Math.abs(at - now) < 60_000);
    expect(await deliver({ ...spooled(), received_at: Date.parse(time) })).toMatchObject({ status: 'stored' });
    expect(times).toEqual([Date.parse(time), now]);
    expect(lines.at(-1)).toContain('receipt time of a lead corrected');
  });

  it('is sent only twice', async () => {
    const { times, deliver } = offering(() => false);
    expect((await deliver(spooled())).status).toBe('unreached');
    expect(times).toHaveLength(2);
  });
});
