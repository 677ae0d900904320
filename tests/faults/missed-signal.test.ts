import { randomInt } from 'node:crypto';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { type Stack, signIn, startStack, until } from '../kit/stack';

let stack: Stack;
let office: Awaited<ReturnType<typeof signIn>>;
const html = async (path: string) => (await fetch(stack.site.url + path)).text();

beforeAll(async () => {
  stack = await startStack(inject('prepared'), { PUBLISH_URL: 'http://127.0.0.1:9' });
  office = await signIn(stack.cms);
});
afterAll(() => stack?.stop());

it('shows a change whose publish signal the site missed, long before its pages expire by age (R-RUN-7)', async () => {
  const phone = `1300 555 ${randomInt(100, 1000)}`;
  expect(await html('/contact-us')).not.toContain(phone);
  await office('POST', '/globals/settings', { phone });
  await until(async () => (await html('/contact-us')).includes(phone), 'the new number', 10_000);
});
