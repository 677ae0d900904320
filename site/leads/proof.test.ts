import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CHALLENGE_MS } from '../forms/challenge';
import type { FormName } from '../forms/model';
import { createProofs, isSecureOrigin, type Proofs } from './proof';
import { createSpent } from './spent';
import { listeningLog } from './testing/leads';

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'proof-'));
});
afterEach(() => rm(dir, { recursive: true, force: true }));

const open = (now = Date.now, secret = 'a secret of this test alone') =>
  createProofs({ secret, spent: createSpent(join(dir, 'spent'), now), log: listeningLog(), now });

async function solved(proofs: Proofs, form: FormName = 'quote') {
  const challenge = await proofs.challenge(form);
  const solution = await solveChallenge({ challenge, deriveKey });
  if (!solution) throw new Error('not solved');
  return { challenge, solution };
}

it('is valid once, also for another process and after a restart', async () => {
  const proofs = open();
  const proof = await solved(proofs);
  expect(await open().spend('quote', proof)).toBe('valid');
  expect(await proofs.spend('quote', proof)).toBe('spent');
  expect(await open().spend('quote', proof)).toBe('spent');
});

it('is spent by one of many at once', async () => {
  const proofs = open();
  const proof = await solved(proofs);
  const verdicts = await Promise.all(Array.from({ length: 8 }, () => proofs.spend('quote', proof)));
  expect(verdicts.filter((verdict) => verdict === 'valid')).toHaveLength(1);
});

it('is bound to its form, and stays unspent when it came with the other', async () => {
  const proofs = open();
  const proof = await solved(proofs, 'contact');
  expect(await proofs.spend('quote', proof)).toBe('wrong');
  expect(await proofs.spend('contact', proof)).toBe('valid');
});

describe('an invalid proof', () => {
  it.each([[undefined], [null]])('is missing if it is %j', async (proof) =>
    expect(await open().spend('quote', proof)).toBe('missing'),
  );

  it.each(['text', 5, {}, [], { challenge: {}, solution: {} }])('is wrong if it is %j', async (proof) =>
    expect(await open().spend('quote', proof)).toBe('wrong'),
  );

  it('has an altered challenge, a wrong solution or another one’s signature', async () => {
    const proofs = open();
    const { challenge, solution } = await solved(proofs);
    const { parameters, signature } = challenge;
    const spend = (proof: unknown) => proofs.spend('quote', proof);
    expect(await spend({ challenge: { parameters: { ...parameters, cost: 1 }, signature }, solution })).toBe('wrong');
    const later = { ...parameters, expiresAt: (parameters.expiresAt ?? 0) + 60 };
    expect(await spend({ challenge: { parameters: later, signature }, solution })).toBe('wrong');
    expect(await spend({ challenge, solution: { ...solution, derivedKey: '00'.repeat(32) } })).toBe('wrong');
    expect(await spend(await solved(open(Date.now, 'somebody else’s secret')))).toBe('wrong');
    expect(await spend({ challenge, solution })).toBe('valid');
  });

  it('has expired', async () => {
    const begun = Date.now();
    const proof = await solved(open(() => begun));
    const last = begun + CHALLENGE_MS;
    expect(await open(() => last).spend('quote', proof)).toBe('expired');
    expect(await open(() => last - 2000).spend('quote', proof)).toBe('valid');
    const old = await solved(open(() => begun - CHALLENGE_MS - 1000));
    expect(await open().spend('quote', old)).toBe('expired');
  });
});

describe('the spent list', () => {
  it('forgets expired proofs', async () => {
    const begun = Date.now();
    await open(() => begun).spend('quote', await solved(open(() => begun)));
    const later = begun + CHALLENGE_MS;
    await open(() => later).spend('quote', await solved(open(() => later)));
    expect(await readdir(join(dir, 'spent'))).toHaveLength(1);
  });

  it('counts a proof as valid if the list cannot be written', async () => {
    await writeFile(join(dir, 'spent'), 'a file where the folder should be');
    expect(await open().spend('quote', await solved(open()))).toBe('valid');
  });
});

it('a proof can be requested on a secure origin only', () => {
  const secure = ['https://example.com', 'http://localhost:3000', 'http://localhost', 'http://127.0.0.1:80', 'http://[::1]:3000'];
  expect(secure.filter(isSecureOrigin)).toEqual(secure);
  expect(['http://example.com', 'http://192.168.1.5:3000', 'http://localhost.example.com'].filter(isSecureOrigin)).toEqual([]);
});
