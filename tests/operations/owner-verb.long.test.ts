import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { admin, OWNER, type Stack, signIn, startStack } from '../kit/stack';

const PASSWORD = 'seven quiet wooden boats';
let stack: Stack;
beforeAll(async () => {
  stack = await startStack(inject('prepared'));
});
afterAll(() => stack?.stop());

/** Opens the link that the command printed, chooses a password, and signs in. */
async function enterWith(said: string) {
  const token = /\/admin\/reset\/(\S+)/.exec(said)?.[1];
  const answer = await fetch(`${stack.cms.url}/payload-api/users/reset-password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token, password: PASSWORD }),
  });
  expect(answer.status, await answer.text()).toBe(200);
}

async function roleOf(email: string) {
  const login = await fetch(`${stack.cms.url}/payload-api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: PASSWORD }),
  });
  return ((await login.json()) as { user?: { role: string } }).user?.role;
}

it('one command makes an owner of a new account, and of an account with a lesser role (R-SAFE-4)', async () => {
  const made = await admin(stack.dataDir, ['owner', 'New.Owner@Example.org']);
  expect(made, made.said).toMatchObject({ code: 0 });
  await enterWith(made.said);
  expect(await roleOf('new.owner@example.org')).toBe('owner');

  const office = await signIn(stack.cms);
  const { doc } = await office<{ doc: { id: number } }>('POST', '/users', {
    ...{ name: 'Sam', email: 'sam@example.org', role: 'leads', password: 'four unrelated words' },
  });
  const raised = await admin(stack.dataDir, ['owner', 'sam@example.org']);
  await enterWith(raised.said);
  expect(await roleOf('sam@example.org')).toBe('owner');
  expect(doc.id).toBeGreaterThan(0);
  expect((await admin(stack.dataDir, ['owner', OWNER.email.split('@')[0] ?? ''])).said).toContain(
    'name the account by its e-mail',
  );
});
