import { createHmac, randomInt } from 'node:crypto';
import { type Challenge, createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { z } from 'zod';
import type { Log } from '../base/log';
import type { FormName } from '../forms/model';
import { CHALLENGE_MS } from '../forms/proof';
import type { Spent } from './spent';

/** What a proof that came with a lead is worth. */
export type ProofVerdict = 'valid' | 'missing' | 'wrong' | 'expired' | 'spent';

export interface Proofs {
  /** A new signed challenge for a form. */
  challenge(form: FormName): Promise<Challenge>;
  /** Judges the answer to one, and spends it when it is valid. Never rejects. */
  spend(form: FormName, proof: unknown): Promise<ProofVerdict>;
}

/** Whether browsers take an origin for secure: elsewhere they have no cryptography to work on a proof with. */
export const isSecureOrigin = (origin: string): boolean =>
  /^(https:|http:\/\/(localhost|[\w.-]+\.localhost|127\.[\d.]+|\[::1\])(:|$))/.test(origin);

/** Work of one try, in iterations, and how many tries find the answer; `bench/proof-of-work.ts` measures it. */
const COST = 5000;
const TRIES = { from: 40, to: 80 };

const Proof = z.object({
  challenge: z.object({
    parameters: z.object({
      algorithm: z.string(),
      nonce: z.string().regex(/^[0-9a-f]{32}$/),
      salt: z.string(),
      cost: z.number(),
      keyLength: z.number(),
      keyPrefix: z.string(),
      keySignature: z.string(),
      expiresAt: z.number(),
      data: z.object({ form: z.string() }),
    }),
    signature: z.string(),
  }),
  solution: z.object({ counter: z.number(), derivedKey: z.string() }),
});

interface ProofDeps {
  /** Signs challenges; whoever knows it can do without the work. */
  secret: string;
  spent: Spent;
  log: Log;
  /** Milliseconds since the epoch. */
  now?: () => number;
}

/** Proof of work: challenges that a browser answers in the background, signed, bound to a form, each answer good for one lead. */
export function createProofs({ secret, spent, log, now = Date.now }: ProofDeps): Proofs {
  const signing = {
    hmacSignatureSecret: secret,
    // With the answer's own signature, judging one takes no work.
    hmacKeySignatureSecret: createHmac('sha256', secret).update('key of the answer').digest('hex'),
    deriveKey,
  };
  return {
    challenge: (form) =>
      createChallenge({
        ...signing,
        algorithm: 'PBKDF2/SHA-256',
        cost: COST,
        counter: randomInt(TRIES.from, TRIES.to),
        expiresAt: new Date(now() + CHALLENGE_MS),
        data: { form },
      }),

    async spend(form, proof) {
      if (proof === undefined || proof === null) return 'missing';
      const parsed = Proof.safeParse(proof);
      if (!parsed.success) return 'wrong';
      const { challenge, solution } = parsed.data;
      const { parameters } = challenge;
      const { expired, verified } = await verifySolution({ ...signing, challenge, solution });
      if (expired || parameters.expiresAt * 1000 <= now()) return 'expired';
      if (!verified || parameters.data.form !== form) return 'wrong';
      try {
        return (await spent.spend(parameters.nonce, parameters.expiresAt * 1000)) ? 'valid' : 'spent';
      } catch (error) {
        log.error('spent proof not written down; it could be used again', { error });
        return 'valid';
      }
    },
  };
}
