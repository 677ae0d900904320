import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { submit } from '../kit/chaos';
import { admin, type Stack, signIn, startSite, startStack, until } from '../kit/stack';

const NOBODY = 'http://127.0.0.1:1';
let stack: Stack;
let alone: Awaited<ReturnType<typeof startSite>>;
beforeAll(async () => {
  stack = await startStack(inject('prepared'));
  alone = await startSite(stack.cms.url);
  // It knows its company, and then loses its provider.
  await until(async () => (await fetch(`${alone.site.url}/contact-us`)).ok, 'the page of the website');
  await alone.site.stop();
  await alone.site.start({ API_URL: NOBODY });
});
afterAll(async () => {
  await alone?.stop();
  await stack?.stop();
});

it('the leads that wait at a website that is gone for good are delivered once (R-LEAD-7)', async () => {
  expect(await submit(alone.site.url, 'Waiting Elsewhere')).toBe(true);
  await alone.site.stop('SIGKILL');
  await stack.site.stop(); // a site that runs looks at its folder once a minute; one that starts, at once
  const { code, said } = await admin(stack.dataDir, ['spool', 'deliver', alone.dataDir]);
  expect(said).toContain('1 lead is taken over');
  expect(code).toBe(0);
  expect(await readdir(join(alone.dataDir, 'spool', 'waiting'))).toEqual([]);

  await stack.site.start();
  const office = await signIn(stack.cms);
  const found = async () =>
    (await office<{ totalDocs: number }>('GET', '/leads?depth=0&where[name][equals]=Waiting%20Elsewhere')).totalDocs;
  await until(async () => (await found()) === 1, 'the lead in the inbox');
  expect((await admin(stack.dataDir, ['spool', 'deliver', alone.dataDir])).said).toContain('0 leads are taken over');
  expect(await found()).toBe(1);

  for (const [args, why] of [
    [['deliver'], /name the data folder/],
    [['deliver', join(stack.dataDir, 'media')], /there is no spool in this folder/],
    [['deliver', stack.dataDir], /this installation’s own/],
  ] as const) {
    const refused = await admin(stack.dataDir, ['spool', ...args]);
    expect(refused.said).toMatch(why);
    expect(refused.code).toBe(1);
  }
}, 60_000);
