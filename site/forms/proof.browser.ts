import { type Challenge, type Solution, solveChallengeWorkers } from 'altcha/lib';
import Solver from 'altcha/workers/pbkdf2?worker';
import type { Asks } from './agreement';
import { CHALLENGE_MS, challengeAddress } from './challenge';
import type { FormName } from './model';

/** Proof that a browser with our form spent time on the lead; sent in the post's `guard`. */
export interface Proof {
  challenge: Challenge;
  solution: Solution;
}

/** Maximum time a submit waits for a proof that is under way, in milliseconds; then the lead is sent without. */
const PATIENCE_MS = 5000;
/** A proof with less than this left is renewed, in milliseconds. */
const MARGIN_MS = 60_000;

type OnAsks = (asks: Asks) => void;

/** One worker: typing gives it enough time, and the page keeps the other cores. */
async function prove(form: FormName, onAsks: OnAsks): Promise<Proof | undefined> {
  try {
    const response = await fetch(challengeAddress(form));
    if (!response.ok) throw new Error(`${challengeAddress(form)} answered ${response.status}`);
    const { asks, ...challenge }: Challenge & { asks?: Asks } = await response.json();
    if (asks) onAsks(asks);
    const solution = await solveChallengeWorkers({ challenge, concurrency: 1, createWorker: () => new Solver() });
    return solution ? { challenge, solution } : undefined;
  } catch (error) {
    console.info('no proof of work', error); // the lead is sent without
    return undefined;
  }
}

const patience = () => new Promise<undefined>((done) => setTimeout(done, PATIENCE_MS));

/** Starts a proof for a form and returns what takes it, and renews it when needed. Never rejects; undefined if none is ready. */
export function beginProof(form: FormName, onAsks: OnAsks): () => Promise<Proof | undefined> {
  const begin = () => ({ since: Date.now(), proof: prove(form, onAsks) });
  let current: ReturnType<typeof begin> | undefined = begin();

  async function take(): Promise<Proof | undefined> {
    const { since, proof } = current ?? begin();
    current = undefined;
    const found = Date.now() - since < CHALLENGE_MS - MARGIN_MS ? await proof : undefined;
    return found ?? prove(form, onAsks);
  }
  return () => Promise.race([take(), patience()]);
}
