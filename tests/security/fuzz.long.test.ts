import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ContactEnquiry, QuoteRequest } from 'contract/lead';
import { Vital } from 'contract/vitals';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { root } from '../../scripts/steps.mjs';
import { type FuzzedRequest, fuzzedRequest } from '../kit/fuzz-requests';
import { type RawAnswer, send } from '../kit/raw-http';
import { OWNER, type Stack, signIn, startStack } from '../kit/stack';

/** Concurrent requests. */
const AT_ONCE = 8;
const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? 12_000);
/** Equal seeds send equal requests. */
const SEED = Number(process.env.FUZZ_SEED ?? Date.now() % 2 ** 31);

let stack: Stack;
let owner: string;
let publishSecret: string;

beforeAll(async () => {
  stack = await startStack(inject('prepared'), { LEADS_PER_10_MIN: '100000' });
  publishSecret = await readFile(join(stack.dataDir, 'secrets', 'publish'), 'utf8');
  const login = await fetch(`${stack.cms.url}/payload-api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(OWNER),
  });
  owner = ((await login.json()) as { token: string }).token;
});
afterAll(() => stack?.stop());

const credentials = (as: FuzzedRequest['as']): Record<string, string> => {
  if (as === 'stranger') return {};
  if (as === 'part') return { authorization: `Bearer ${publishSecret}` };
  return as === 'owner' ? { authorization: `JWT ${owner}` } : { cookie: 'payload-token=a.b.c' };
};

/** Internal details that must not leak. */
const leaks = [
  /(?:^|\n|\\n|>|&nbsp;| {2})\s*at \S.{0,200}:\d+:\d+/, // a stack's line; not "at dusk" before a time
  /node_modules/,
  /\/(?:cms|site)\/(?:server|api|leads|dist|\.next)\//,
  /SQLITE_|SELECT .* FROM|Failed query/,
];

function faultOf({ status, body }: RawAnswer, { server, as, target }: FuzzedRequest): string | undefined {
  // Payload's own answers to signed-in users are Payload's; the guard only protects against strangers.
  const theirs = server === 'cms' && as === 'owner' && /^\/?\/payload-api\/(?!leads\/(csv|[^/?]+\/))/.test(target);
  if (status >= 500 && !theirs) return `answered ${status}`;
  // Payload tells signed-in browsers the paths of its components.
  const mayKnow = server === 'cms' && as === 'owner' && /^\/?\/admin/.test(target);
  const leak =
    [root, stack.dataDir].find((path) => !mayKnow && body.includes(path)) ?? leaks.find((pattern) => pattern.test(body));
  return leak && `shows ${leak}`;
}

async function filesBelow(folder: string): Promise<number> {
  const entries = await readdir(join(stack.dataDir, folder), { recursive: true, withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isFile()).length;
}

/** Resident memory of a part in bytes; zero if unknown. */
async function memoryOf(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) * 1024;
}

const growth = async () => ({
  answersKept: await filesBelow('site/content'),
  picturesKept: (await filesBelow('site/media')) + (await filesBelow('site/pictures')),
  siteBytes: await memoryOf(stack.site.pid),
  cmsBytes: await memoryOf(stack.cms.pid),
});

it(`responds to ${REQUESTS} odd requests without a fault`, { timeout: 60_000 + REQUESTS * 150, retry: 0 }, async () => {
  console.info(`fuzz: FUZZ_SEED=${SEED}, ${REQUESTS} requests`);
  const statuses = new Map<string, number>();
  const one = async (fuzzed: FuzzedRequest) => {
    const { server, as, ...request } = fuzzed;
    const answer = await send(stack[server].url, { ...request, headers: { ...credentials(as), ...request.headers } });
    const name = `${server} ${answer.status}`;
    statuses.set(name, (statuses.get(name) ?? 0) + 1);
    const fault = faultOf(answer, fuzzed);
    if (fault)
      throw new Error(`${server} ${fault} to ${as}: ${JSON.stringify(request).slice(0, 2000)}\n${answer.body.slice(0, 300)}`);
  };
  const together = fc.array(fuzzedRequest, { minLength: AT_ONCE, maxLength: AT_ONCE });
  const run = async (share: number) =>
    fc.assert(
      fc.asyncProperty(together, async (requests) => {
        await Promise.all(requests.map(one));
      }),
      { seed: SEED + share, numRuns: Math.ceil(REQUESTS / AT_ONCE / 2), endOnFailure: !process.env.FUZZ_SHRINK },
    );

  await run(0);
  const halfway = await growth();
  await run(1);
  const end = await growth();
  console.info('fuzz: answers', Object.fromEntries([...statuses].sort()), { halfway, end });

  for (const part of ['site', 'cms'] as const) expect((await fetch(`${stack[part].url}/readyz`)).status).toBe(200);
  expect(end.answersKept).toBeLessThan(1000);
  expect(end.picturesKept).toBeLessThan(1000);
  expect(end.siteBytes).toBeLessThan(600_000_000);
  expect(end.cmsBytes).toBeLessThan(1_500_000_000);
});

it('has stored nothing that the contract would reject', async () => {
  const office = await signIn(stack.cms);
  const all = async (collection: string) =>
    (await office<{ docs: Record<string, unknown>[] }>('GET', `/${collection}?limit=0&pagination=false&depth=0`)).docs;
  const leads = await all('leads');
  expect(leads.length).toBeGreaterThan(0);
  for (const lead of leads) {
    const given = Object.fromEntries(Object.entries(lead).filter(([, value]) => value !== null));
    const parsed =
      lead.form === 'contact' ? ContactEnquiry.safeParse({ ...given, captcha: '10' }) : QuoteRequest.safeParse(given);
    expect(parsed.error?.issues, JSON.stringify(lead)).toBeUndefined();
  }
  for (const { page, metric } of await all('vitals')) {
    expect(Vital.safeParse({ page, metric, value: 0 }).error?.issues).toBeUndefined();
  }
});
