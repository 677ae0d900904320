import { createHmac, randomInt } from 'node:crypto';
import { type Challenge, createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { z } from 'zod';
import type { Log } from '../base/log';
import { CHALLENGE_MS } from '../forms/challenge';
import type { FormName } from '../forms/model';
import type { Spent } from './spent';

export type ProofVerdict = 'valid' | 'missing' | 'wrong' | 'expired' | 'spent';

/** Whether browsers treat an origin as secure: elsewhere they lack the cryptography for a proof. */
export const isSecureOrigin = (origin: string): boolean =>
  /^(https:|http:\/\/(localhost|[\w.-]+\.localhost|127\.[\d.]+|\[::1\])(:|$))/.test(origin);

/** Iterations per attempt and number of attempts: 60 ms here, 0.4 s on a phone four times slower. */
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
  /** Signs challenges; whoever knows it can skip the work. */
  secret: string;
  spent: Spent;
  log: Log;
  now?: () => number;
}

/**
 * Proof of work: signed challenges that a browser solves in the background, bound to a form; each answer is valid for one lead.
 */
export function createProofs({ secret, spent, log, now = Date.now }: ProofDeps) {
  const signing = {
    hmacSignatureSecret: secret,
    // With a signature on the answer, verification needs no work.
    hmacKeySignatureSecret: createHmac('sha256', secret).update('key of the answer').digest('hex'),
    deriveKey,
  };
  return {
    challenge: (form: FormName): Promise<Challenge> =>
      createChallenge({
        ...signing,
        algorithm: 'PBKDF2/SHA-256',
        cost: COST,
        counter: randomInt(TRIES.from, TRIES.to),
        expiresAt: new Date(now() + CHALLENGE_MS),
        data: { form },
      }),

    /** Verifies an answer and marks a valid one as used. Never rejects. */
    async spend(form: FormName, proof: unknown): Promise<ProofVerdict> {
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

export type Proofs = ReturnType<typeof createProofs>;

/** Whether a challenge, as JSON, was signed with the secret: only the installation that has it can have made it. */
export async function isOurChallenge(secret: string, json: string): Promise<boolean> {
  try {
    const challenge = Proof.shape.challenge.parse(JSON.parse(json));
    const solution = { counter: 0, derivedKey: '' };
    const { invalidSignature } = await verifySolution({ challenge, solution, deriveKey, hmacSignatureSecret: secret });
    return invalidSignature === false;
  } catch {
    return false;
  }
}
