import type { Payload } from 'payload';
import { beforeAll, expect, it } from 'vitest';
import { askRest, PASSWORD, startPayload } from '../testing/api';

const GUESSES = 40;
/** Wrong passwords until an account is locked. */
const ALLOWED = 5;
let payload: Payload;

beforeAll(async () => {
  payload = await startPayload();
});

async function account(name: string): Promise<string> {
  const email = `${name}@example.org`;
  await payload.create({ collection: 'users', data: { name, email, password: PASSWORD, role: 'leads' } });
  return email;
}

interface Answer {
  status: number;
  ms: number;
  body: string;
  token?: string;
}

async function ask(path: string, body: object, { method = 'POST', token = '' } = {}): Promise<Answer> {
  const start = performance.now();
  const response = await askRest(payload, method, `/users${path}`, { token, body: method === 'GET' ? undefined : body });
  const text = await response.text();
  return { status: response.status, ms: performance.now() - start, body: text, token: JSON.parse(text).token };
}
const signIn = (email: string, password: string) => ask('/login', { email, password });
const attemptsOf = async (email: string) =>
  (await payload.db.findOne<{ id: number; loginAttempts: number }>({ collection: 'users', where: { email: { equals: email } } }))
    ?.loginAttempts;

it('a lock-out holds however many guesses come at once, and no response reveals it', async () => {
  const email = await account('guessed');
  const passwords = Array.from({ length: GUESSES }, (_, n) => (n === GUESSES - 10 ? PASSWORD : `a wrong guess ${n}`));
  const answers = await Promise.all(passwords.map((password) => signIn(email, password)));
  expect(answers.filter(({ status }) => status === 200)).toEqual([]);
  while (((await attemptsOf(email)) ?? 0) < ALLOWED) await signIn(email, 'a wrong guess');
  expect(await attemptsOf(email)).toBe(ALLOWED);

  const [locked, wrong, unknown] = [
    await signIn(email, PASSWORD),
    await signIn(await account('other'), 'a wrong guess'),
    await signIn('nobody@example.org', 'a wrong guess'),
  ];
  expect([locked, wrong, unknown].map(({ status, body }) => ({ status, body }))).toEqual(
    Array(3).fill({ status: 401, body: unknown.body }),
  );
  // All failures take the same time, longer than their differences.
  for (const { ms } of [locked, wrong, unknown]) expect(ms).toBeGreaterThan(990);
}, 60_000);

it('guesses at one account block no other, and asking for a new password reveals nothing', async () => {
  const [email, other] = [await account('flooded'), await account('besides')];
  const guesses = Array.from({ length: GUESSES }, () => signIn(email, 'a wrong guess'));
  expect((await signIn(other, PASSWORD)).status).toBe(200);
  expect((await Promise.all(guesses)).filter(({ status }) => status === 429).length).toBeGreaterThan(0);
  const [known, unknown] = await Promise.all([other, 'nobody@example.org'].map((of) => ask('/forgot-password', { email: of })));
  expect({ ...known, ms: 0 }).toEqual({ ...unknown, ms: 0 });
  for (const { ms } of [known, unknown] as Answer[]) expect(ms).toBeGreaterThan(990);
}, 60_000);

it('a new password ends the other sessions of its account, whoever set it', async () => {
  const email = await account('seated');
  const sessions = async () => [await signIn(email, PASSWORD), await signIn(email, PASSWORD)].map(({ token }) => token ?? '');
  const mayAsk = async (token: string) => JSON.parse((await ask('/me', {}, { method: 'GET', token })).body).user !== null;
  const [own = '', other = ''] = await sessions();
  const { id } = (await payload.find({ collection: 'users', where: { email: { equals: email } } })).docs[0] ?? { id: 0 };
  const change = { password: 'five unrelated words', current_password: PASSWORD };
  expect((await ask(`/${id}`, change, { method: 'PATCH', token: own })).status).toBe(200);
  expect([await mayAsk(own), await mayAsk(other)]).toEqual([true, false]);

  const boss = `boss@example.org`;
  await payload.create({ collection: 'users', data: { name: 'Boss', email: boss, password: PASSWORD, role: 'owner' } });
  const token = (await signIn(boss, PASSWORD)).token ?? '';
  expect((await ask(`/${id}`, { password: PASSWORD }, { method: 'PATCH', token })).status).toBe(200);
  expect(await mayAsk(own)).toBe(false);

  const [again = ''] = await sessions();
  const link = await payload.forgotPassword({ collection: 'users', data: { email }, disableEmail: true });
  expect((await ask('/reset-password', { token: link, password: 'six unrelated words' })).status).toBe(200);
  expect(await mayAsk(again)).toBe(false);
}, 60_000);
