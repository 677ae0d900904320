import { describe, expect, it } from 'vitest';
import { leadDelivery } from './lead-delivery';
import type { SpooledLead } from './lead-files';
import { enquiry, quoteRequest } from './testing/leads';

const spooled = (lead = enquiry()): SpooledLead => ({
  ...lead,
  fingerprint: 'f',
  reference: 'E-2222-2222',
  key: 'key-of-a-lead',
  received_at: Date.parse('2026-05-01T10:00:00Z'),
});

const answering = (body: string, init: ResponseInit = {}, additions: string[] = []) =>
  leadDelivery({ submit: async () => new Response(body, init), additions: async () => new Set(additions) });

describe('the provider’s answer', () => {
  it.each([
    [200, '{"success":true}', 'stored'],
    [200, '{"success":false}', 'refused'],
    [201, '{"success":true,"reference":null}', 'stored'],
    [200, '{}', 'unanswered'],
    [200, 'null', 'unanswered'],
    [200, '', 'unanswered'],
    [404, 'not here', 'refused'],
    [422, '{"success":false}', 'refused'],
    [408, '', 'unreached'],
    [425, '', 'unreached'],
    [429, '', 'unreached'],
    [500, '', 'unanswered'],
    [503, '{"success":true}', 'unanswered'],
    [302, '', 'unanswered'],
  ])('%i %s means %s', async (status, body, meaning) => {
    expect((await answering(body, { status })(spooled())).status).toBe(meaning);
  });

  it('is ignored for a booking, unless the provider keeps to the contract', async () => {
    expect((await answering('<p>ok</p>')(spooled(quoteRequest()))).status).toBe('stored');
    expect((await answering('<p>ok</p>', {}, ['leadOrigin'])(spooled(quoteRequest()))).status).toBe('unanswered');
  });

  it('is asked with what a lead is about by a provider that takes origins, and by no other', async () => {
    const bodies: unknown[] = [];
    const submit = async (_: string, body: unknown) => {
      bodies.push(body);
      return new Response('{"success":true}');
    };
    const lead = spooled({ ...quoteRequest(), about: 'End of Lease Cleaning' });
    for (const additions of [['leadOrigin'], []]) await leadDelivery({ submit, additions: async () => new Set(additions) })(lead);
    expect(bodies).toEqual([
      { ...lead.fields, origin: expect.objectContaining({ about: 'End of Lease Cleaning' }) },
      lead.fields,
    ]);
  });

  it('is not waited for while it is not known what the provider takes', async () => {
    const deliver = leadDelivery({
      submit: () => Promise.reject(new Error('not to be called')),
      additions: () => Promise.reject(new Error('down')),
    });
    expect((await deliver(spooled())).status).toBe('unreached');
  });
});
