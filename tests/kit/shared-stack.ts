import { inject, test } from 'vitest';
import { mailServer } from './mail-server';
import { type Stack, startStack } from './stack';

/** The stack of a worker, and the mail server that its mails go to. */
export interface SharedStack {
  stack: Stack;
  smtp: Awaited<ReturnType<typeof mailServer>>;
}

// biome-ignore lint/correctness/noEmptyPattern: vitest reads there which fixtures this one needs
const shared = test.extend('shared', { scope: 'worker' }, async ({}, { onCleanup }): Promise<SharedStack> => {
  const smtp = await mailServer();
  const stack = await startStack(inject('prepared'), { SMTP_URL: smtp.url, LEADS_TO: 'office@example.com' });
  onCleanup(async () => {
    await stack.stop();
    await smtp.close();
  });
  return { stack, smtp };
});

/**
 * One stack for all test files of a worker that ask for it: to start one takes as long as a small file. Such a file stops no part,
 * finds what is its own by name, and takes back what it publishes where others would meet it.
 */
export function useSharedStack(): Readonly<SharedStack> {
  const started = {} as SharedStack;
  shared.beforeAll(({ shared: { stack, smtp } }) => void Object.assign(started, { stack, smtp }));
  return started;
}
