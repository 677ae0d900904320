import { FOLLOW_HEADER, FOLLOW_PATH, type FollowedRequest, writeFollowKey } from 'contract/follow';
import fc from 'fast-check';
import type { Payload } from 'payload';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { Lead } from '../../base/database/payload-types';
import { execute, rowsOf, sql } from '../../base/database/query';
import { env } from '../../base/process/env';
import { callApi, callAsStranger, startPayload } from '../../testing/api';
import { textOf } from '../mails/body';
import { companyOf, customerMail } from '../mails/compose';
import { addNote, notesOf } from '../notes/notes';
import { anonymise } from '../privacy/anonymise';
import { followLink } from '../record/follow-link';
import { overdue } from '../record/views';

let payload: Payload;
let made = 0;
beforeAll(async () => {
  payload = await startPayload();
});

async function arrived(more: Partial<Lead> = {}): Promise<Lead> {
  made += 1;
  const numbered = { reference: `Q-FOLL-${made}`, idempotency_key: `follow ${made}`, received_at: new Date().toISOString() };
  const asked = {
    name: 'Fay Example',
    phone: '0491 570 156',
    email: 'fay@example.com',
    service: 'Oven Cleaning',
    city: 'Adelaide',
  };
  const data = { form: 'quote', status: 'new', ...asked, ...numbered, ...more } as Lead;
  return payload.create({ collection: 'leads', data, depth: 0 });
}
const newest = (id: number) => payload.findByID({ collection: 'leads', id, depth: 0 });
const keyOf = ({ reference, follow_edition }: Lead) =>
  writeFollowKey(env.publishSecret, { reference, edition: follow_edition ?? 0 });
const look = (key: string) => callApi(payload, '/follow', undefined, { [FOLLOW_HEADER]: key });
const newId = () => (++made).toString(16).padStart(24, 'f');
const act = (key: string, name: string, text = '', more: object = {}) =>
  callApi(payload, '/follow-act', { act: name, id: newId(), text, ...more }, { [FOLLOW_HEADER]: key });
const mailsOf = (id: number) =>
  rowsOf<{ subject: string; text: string; mail_state: string; mail_at: string; mail_next_at: string }>(
    payload,
    sql`SELECT subject, text, mail_state, mail_at, mail_next_at FROM outbox WHERE lead_id = ${id} AND key LIKE 'follow-%' ORDER BY id`,
  );

describe('a key', () => {
  it('opens its request, in the zone and words of its office (R-FOLLOW-1)', async () => {
    const lead = await arrived({ message: 'About {years}?' });
    const { status, body } = await look(keyOf(lead));
    expect([status, body]).toEqual([
      200,
      expect.objectContaining({ reference: lead.reference, stage: 'received', zone: 'Australia/Adelaide', photos: 0 }),
    ]);
    const shown = body as FollowedRequest;
    expect(shown.asked).toContainEqual({ label: 'Message', text: 'About {years}?' });
    expect(shown.reply_by).toEqual({ at: lead.due_at, zone: 'Australia/Adelaide' });
    expect(shown.office).toMatchObject({ name: 'Larkwell Cleaning, Adelaide', phone: expect.stringMatching(/\d/) });
    expect(followLink(lead)).toBe(`${env.siteUrl}${FOLLOW_PATH}/${keyOf(lead)}`);
  });

  it('that does not hold is answered alike, whatever the reason (R-FOLLOW-2)', async () => {
    const [trashed, spam, erased, replaced, other] = [
      await arrived(),
      await arrived(),
      await arrived(),
      await arrived(),
      await arrived(),
    ];
    const keys = [trashed, spam, erased, replaced].map(keyOf);
    await payload.update({ collection: 'leads', id: trashed.id, data: { deletedAt: new Date().toISOString() }, trash: true });
    await payload.update({ collection: 'leads', id: spam.id, data: { status: 'spam' } });
    await anonymise(payload, [erased.id], new Date());
    await payload.update({ collection: 'leads', id: replaced.id, data: { follow_edition: 1 } });
    const [own = '', signature = ''] = [keyOf(other).slice(0, -44), keyOf(other).slice(-43)];
    const drill = await arrived({ drill: true, is_test: true });
    const wrong = [
      ...keys,
      keyOf(drill),
      writeFollowKey(env.publishSecret, { reference: 'Q-NONE-0000', edition: 0 }),
      writeFollowKey('another secret of somebody', { reference: other.reference, edition: 0 }),
      `${replaced.reference}.0.${signature}`, // another's number with one's own signature
      `${own.replace(/0$/, '1')}.${signature}`,
      `${own.replace(/0$/, '00')}.${signature}`,
      `ERASED.0.${signature}`,
      '',
      '../..',
    ];
    const answers = await Promise.all(wrong.map(look));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]?.status).toBe(403);
    for (const key of wrong) expect([key, (await act(key, 'question', 'Anybody?')).status]).toEqual([key, 403]);
    expect((await look(writeFollowKey(env.publishSecret, { reference: replaced.reference, edition: 1 }))).status).toBe(200);
    for (const follow_edition of [0, 'x', -1, 1e9, 0.5, null])
      await payload.update({ collection: 'leads', id: replaced.id, data: { follow_edition } as object });
    expect((await newest(replaced.id)).follow_edition).toBe(1);
    expect((await look(keyOf(replaced))).status).toBe(403); // no older version of the form brings it back
    expect(followLink(await newest(spam.id))).toBeUndefined();
  });

  it('of a draft shows the request, and takes no acts (R-FOLLOW-2)', async () => {
    const lead = await arrived();
    const data = { lead: lead.id, version: 1, state: 'draft' as const, lines: [], gst: true, total_cents: 0 };
    const { id } = await payload.create({ collection: 'quotes', data: { ...data, valid_until: '2999-12-31T12:00:00.000Z' } });
    const draft = writeFollowKey(env.publishSecret, { reference: lead.reference, draft: id });
    expect((await look(draft)).body).toMatchObject({ draft: true, reference: lead.reference });
    expect((await act(draft, 'question', 'Anybody?')).status).toBe(403);
    expect(await notesOf(payload, lead.id)).toEqual([]);
  });

  it('counts for nobody but sites when something is done (R-FOLLOW-2)', async () => {
    const lead = await arrived();
    const body = { act: 'question', id: newId(), text: 'Forged' };
    expect((await callAsStranger(payload, '/follow-act', body, { [FOLLOW_HEADER]: keyOf(lead) })).status).toBe(401);
    expect(await notesOf(payload, lead.id)).toEqual([]);
  });
});

describe('what a customer does', () => {
  it('is a note of theirs, and the office is told once, however often and at once it arrives (R-FOLLOW-4)', async () => {
    const lead = await arrived();
    const body = { act: 'call-when', id: newId(), text: 'after 3 pm' };
    const post = () => callApi(payload, '/follow-act', body, { [FOLLOW_HEADER]: keyOf(lead) });
    const answers = await Promise.all(Array.from({ length: 12 }, post));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body)))).toEqual(new Set(['{"done":true}']));
    const stored = await newest(lead.id);
    expect(stored).toMatchObject({ call_when: 'after 3 pm', edited_by: 'The customer' });
    expect(await notesOf(payload, lead.id)).toMatchObject([{ text: 'A call suits: after 3 pm', written_by: 'The customer' }]);
    expect(await mailsOf(lead.id)).toMatchObject([
      {
        subject: expect.stringContaining('says when a call suits'),
        text: expect.stringContaining(`/office/enquiries/${lead.id}`),
      },
    ]);
    await act(keyOf(lead), 'call-when', 'before noon');
    await post(); // a late copy of the first changes nothing any more
    expect((await newest(lead.id)).call_when).toBe('before noon');
  });

  it('any acts in any order leave one note and one mail for each id and kind, and nobody else’s note is touched (R-FOLLOW-4)', async () => {
    const other = await arrived();
    const taken = newId();
    await callApi(payload, '/follow-act', { act: 'question', id: taken, text: 'Mine' }, { [FOLLOW_HEADER]: keyOf(other) });
    const one = fc.record({
      act: fc.constantFrom('question', 'call-when'),
      of: fc.nat(3),
      text: fc.string({ minLength: 1, maxLength: 80 }).filter((text) => text.trim() !== '' && !text.includes('\0')),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(one, { minLength: 1, maxLength: 8 }), async (typed) => {
        const lead = await arrived();
        const ids = [taken, newId(), newId(), newId()];
        const answers = await Promise.all(
          typed.map(({ of, ...rest }) =>
            callApi(payload, '/follow-act', { ...rest, id: ids[of] }, { [FOLLOW_HEADER]: keyOf(lead) }),
          ),
        );
        expect(answers.map(({ body }) => body)).toEqual(typed.map(() => ({ done: true })));
        const distinct = new Set(typed.map(({ of, act }) => `${of} ${act}`)).size;
        expect([(await notesOf(payload, lead.id)).length, (await mailsOf(lead.id)).length]).toEqual([distinct, distinct]);
      }),
      { numRuns: 12 },
    );
    expect(await notesOf(payload, other.id)).toMatchObject([{ text: 'Question: Mine' }]);
  });

  it('takes long texts and any script’s letters, and refuses what is empty or longer than a field (R-FOLLOW-4)', async () => {
    const lead = await arrived();
    const key = keyOf(lead);
    expect((await act(key, 'question', `${'é'.repeat(4998)}李`)).body).toEqual({ done: true });
    expect((await act(key, 'question', 'x'.repeat(10_000))).status).toBe(400);
    expect((await act(key, 'question', '  ')).body).toMatchObject({ done: false, field: 'text' });
    expect((await act(key, 'call-when', 'x'.repeat(301))).body).toMatchObject({ done: false, field: 'text' });
    expect((await act(key, 'accept', '')).body).toMatchObject({ done: false, field: 'text' });
    expect((await act(key, 'accept', 'Fay Example', { version: 1 })).body).toMatchObject({ done: false });
    expect((await act(key, 'accept', 'Fay', { id: 'no id' })).status).toBe(400);
    expect(await notesOf(payload, lead.id)).toHaveLength(1);
  });

  it('two acts of one page are two, although its forms have the same id (R-FOLLOW-4)', async () => {
    const lead = await arrived();
    const id = newId();
    for (const name of ['question', 'call-when']) await act(keyOf(lead), name, 'After 3 pm?', { id });
    expect((await notesOf(payload, lead.id)).map(({ text }) => text)).toEqual([
      'Question: After 3 pm?',
      'A call suits: After 3 pm?',
    ]);
    expect(await mailsOf(lead.id)).toHaveLength(2);
  });

  it('ends with many notes, so that nobody fills the disk; what came before may come again (R-FOLLOW-4)', async () => {
    const lead = await arrived();
    for (let number = 0; number < 49; number += 1)
      await addNote(payload, { lead: lead.id, key: newId(), text: `Question: ${number}`, written_by: 'The customer' });
    const id = newId();
    expect((await act(keyOf(lead), 'question', 'The last?', { id })).body).toEqual({ done: true });
    expect((await act(keyOf(lead), 'question', 'One more?')).body).toMatchObject({
      done: false,
      message: expect.stringContaining('call us'),
    });
    expect((await act(keyOf(lead), 'question', 'The last?', { id })).body).toEqual({ done: true });
    expect(await notesOf(payload, lead.id)).toHaveLength(50);
  });

  it('says something that people see (R-FOLLOW-3, R-FOLLOW-4)', async () => {
    const lead = await arrived();
    for (const name of ['question', 'call-when', 'accept'])
      expect((await act(keyOf(lead), name, '\u200b\u202e')).body).toMatchObject({ done: false, field: 'text' });
    expect((await act(keyOf(lead), 'question', 'می‌خواهم 🙂')).body).toEqual({ done: true });
  });

  it('five at once are five notes (R-FOLLOW-4)', async () => {
    const lead = await arrived();
    await Promise.all(Array.from({ length: 5 }, (_, n) => act(keyOf(lead), 'question', `Question ${n}`)));
    expect(await notesOf(payload, lead.id)).toHaveLength(5);
  });
});

it('photos that a customer adds are counted, and are one note for each press and no mail for each (R-FOLLOW-10, R-PHOTO-7)', async () => {
  const lead = await arrived();
  const key = keyOf(lead);
  for (const file of ['a'.repeat(32), 'b'.repeat(32), null])
    await payload.create({
      collection: 'lead-photos',
      data: { lead: lead.id, photo: `${lead.id}${newId()}${newId()}`.slice(-32), file },
      depth: 0,
    });
  expect((await look(key)).body).toMatchObject({ photos: 2 }); // one cannot be read
  expect((await act(key, 'photos')).body).toMatchObject({ done: false });
  expect((await act(key, 'photos', '', { photos: 9 })).status).toBe(400);
  const id = newId();
  const press = () => callApi(payload, '/follow-act', { act: 'photos', id, photos: 2 }, { [FOLLOW_HEADER]: key });
  for (const { body } of await Promise.all([press(), press(), press()])) expect(body).toEqual({ done: true });
  const told = { subject: expect.stringContaining('has added photos') };
  const isSent = async () => expect(await mailsOf(lead.id)).toMatchObject([{ ...told, mail_state: 'kept' }]);
  await vi.waitFor(isSent, { timeout: 30_000 });
  for (let photo = 0; photo < 5; photo += 1) await act(key, 'photos', '', { photos: 1 });
  expect(await notesOf(payload, lead.id)).toMatchObject([
    { text: 'Added 2 photos.', written_by: 'The customer' },
    ...Array.from({ length: 5 }, () => ({ text: 'Added 1 photo.' })),
  ]);
  const [first, second, ...more] = await mailsOf(lead.id);
  expect(more).toEqual([]);
  expect(second).toMatchObject({ ...told, mail_state: 'waiting' });
  const pause = Date.parse(second?.mail_next_at ?? '') - Date.parse(first?.mail_at ?? '');
  expect(pause).toBe(10 * 60_000);
  await payload.update({ collection: 'leads', id: lead.id, data: { deletedAt: new Date().toISOString() }, trash: true });
  expect((await act(key, 'photos', '', { photos: 1 })).status).toBe(403);
});

describe('a question', () => {
  it('is answered only where one is open, however the request goes on before its first answer (R-FOLLOW-12)', async () => {
    for (const [status, stage] of [
      ['won', 'accepted'],
      ['quoted', 'quoted'],
      ['lost', 'closed'],
    ] as const) {
      const lead = await arrived();
      await payload.update({
        collection: 'leads',
        id: lead.id,
        data: { status, ...(status === 'lost' && { lost_reason: 'No' }) },
      });
      expect((await look(keyOf(lead))).body).toMatchObject({ stage });
      expect((await look(keyOf(lead))).body).not.toHaveProperty('reply_by');
    }
    // A quote that is sent before anything else leaves a new request as it is.
    const lead = await arrived({ status: 'new' });
    const sent = {
      lead: lead.id,
      version: 1,
      state: 'sent',
      sent_at: new Date().toISOString(),
      valid_until: '2999-01-01T00:00:00Z',
    };
    await payload.create({ collection: 'quotes', data: { ...sent, lines: [], total_cents: 0 } as never });
    expect((await look(keyOf(lead))).body).toMatchObject({ stage: 'quoted' });
    expect((await look(keyOf(lead))).body).not.toHaveProperty('reply_by');
  });

  it('of somebody who was answered must be answered again in the promised time (R-FOLLOW-5)', async () => {
    const lead = await arrived();
    await act(keyOf(lead), 'question', 'Before you have answered?');
    expect((await newest(lead.id)).question_due_at ?? null).toBeNull(); // its clock runs already
    await payload.update({ collection: 'leads', id: lead.id, data: { status: 'contacted' } });
    const answered = await newest(lead.id);
    await act(keyOf(lead), 'question', 'And the ladder?');
    const asked = await newest(lead.id);
    expect(Date.parse(asked.question_due_at ?? '') - Date.now()).toBeGreaterThan(23.9 * 3600_000);
    expect([asked.due_at, asked.first_answered_at, asked.status]).toEqual([
      answered.due_at,
      answered.first_answered_at,
      'contacted',
    ]);
    expect((await look(keyOf(lead))).body).toMatchObject({ stage: 'answered', reply_by: { at: asked.question_due_at } });
    const due = async (days: number) => {
      const where = { and: [overdue(new Date(Date.now() + days * 86_400_000)), { id: { equals: lead.id } }] };
      return (await payload.count({ collection: 'leads', where })).totalDocs;
    };
    expect([await due(0), await due(2)]).toEqual([0, 1]);
    await act(keyOf(lead), 'question', 'Still there?');
    expect((await newest(lead.id)).question_due_at).toBe(asked.question_due_at); // asking again does not put it off
    await payload.update({ collection: 'leads', id: lead.id, data: { question_due_at: null } });
    expect((await look(keyOf(lead))).body).not.toHaveProperty('reply_by');
    expect(await due(2)).toBe(0);
  });
});

it('of a lost enquiry no agreed day is shown, until it is open again (R-FOLLOW-7)', async () => {
  const times = { agreed_starts_at: '2030-01-02T00:00:00.000Z', agreed_ends_at: '2030-01-02T02:00:00.000Z' };
  const lead = await arrived({ status: 'won', ...times });
  const agreed = async () => ((await look(keyOf(lead))).body as FollowedRequest).agreed;
  const shown = { starts_at: times.agreed_starts_at, ends_at: times.agreed_ends_at };
  expect(await agreed()).toEqual(shown);
  await payload.update({ collection: 'leads', id: lead.id, data: { status: 'lost', lost_reason: 'It fell through' } });
  expect(await agreed()).toBeUndefined();
  await payload.update({ collection: 'leads', id: lead.id, data: { status: 'won' } });
  expect(await agreed()).toEqual(shown);
});

it('an agreed day that no calendar can write is refused', async () => {
  const lead = await arrived({ status: 'won' });
  const agree = (agreed_starts_at: string) => payload.update({ collection: 'leads', id: lead.id, data: { agreed_starts_at } });
  for (const far of ['+275000-01-01T00:00:00.000Z', '0020-01-01T00:00:00.000Z'])
    await expect(agree(far), far).rejects.toThrow('Agreed day, from');
  expect((await newest(lead.id)).agreed_starts_at).toBeNull();
  await agree('2030-01-02T00:00:00.000Z');
});

it('an agreed day ends after it begins, whoever enters it; one from before holds nobody up (R-SAFE-13)', async () => {
  const lead = await arrived({ status: 'won' });
  const [nine, ten, eleven] = ['09', '10', '11'].map((hour) => `2030-01-02T${hour}:00:00.000Z`);
  const agree = (data: Partial<Lead>) => payload.update({ collection: 'leads', id: lead.id, data });
  await expect(agree({ agreed_starts_at: ten, agreed_ends_at: nine })).rejects.toThrow('Agreed day, until');
  await expect(agree({ agreed_starts_at: ten, agreed_ends_at: ten })).rejects.toThrow('Agreed day, until');
  await agree({ agreed_starts_at: nine, agreed_ends_at: ten });
  await expect(agree({ agreed_starts_at: eleven })).rejects.toThrow('Agreed day, from');
  await execute(payload, sql`UPDATE leads SET agreed_starts_at = ${eleven ?? ''} WHERE id = ${lead.id}`);
  expect((await act(keyOf(lead), 'question', 'Is it today?')).body).toEqual({ done: true });
  await agree({ agreed_starts_at: ten, agreed_ends_at: eleven });
});

it('what the customer said and agreed is erased with the person (R-FOLLOW-8)', async () => {
  const lead = await arrived();
  const key = keyOf(lead);
  await act(key, 'call-when', 'when the baby sleeps');
  await payload.update({
    collection: 'leads',
    id: lead.id,
    data: { status: 'contacted', agreed_starts_at: '2030-01-02T00:00:00.000Z', agreed_ends_at: '2030-01-02T02:00:00.000Z' },
  });
  await act(key, 'question', 'Is the dog a problem?');
  await anonymise(payload, [lead.id], new Date());
  const left = await rowsOf(payload, sql`SELECT * FROM leads WHERE id = ${lead.id}`);
  expect(left).toMatchObject([{ call_when: null, question_due_at: null, agreed_starts_at: null, agreed_ends_at: null }]);
  expect(await mailsOf(lead.id)).toEqual([]);
  expect((await look(key)).status).toBe(403);
  expect((await act(key, 'call-when', 'never')).status).toBe(403);
  const again = payload.update({ collection: 'leads', id: lead.id, data: { call_when: 'when the baby sleeps' } });
  await expect(again).rejects.toThrow('This person was erased');
});

it('the confirmation has the link, in a text of the company’s own too; without the secret nothing has (R-FOLLOW-1)', async () => {
  const lead = await arrived();
  const company = await companyOf(payload);
  const link = followLink(lead) ?? '';
  const mailed = (text: string) =>
    textOf(customerMail(lead, { ...company, words: { ...company.words, customer_body: text } }).body);
  expect(textOf(customerMail(lead, company).body)).toContain(`Follow your quote request: ${link}`);
  expect(mailed('Hello {name}')).toContain(`Follow your quote request: ${link}`);
  expect(mailed('Look: {follow}\n\nBye').split(link)).toHaveLength(2);
  const { publishSecret } = env;
  env.publishSecret = '';
  try {
    expect(textOf(customerMail(lead, company).body)).not.toMatch(/your-request|Follow/);
    expect((await look(writeFollowKey('', { reference: lead.reference, edition: 0 }))).status).toBe(403);
  } finally {
    env.publishSecret = publishSecret;
  }
});
