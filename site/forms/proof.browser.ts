import { type Challenge, type Solution, solveChallengeWorkers } from 'altcha/lib';
import Solver from 'altcha/workers/pbkdf2?worker';
import type { FormName } from './model';
import { CHALLENGE_MS, challengeAddress } from './proof';

/** What shows the site that a browser with our form took its time over the lead: rides in the post's `guard`. */
export interface Proof {
  challenge: Challenge;
  solution: Solution;
}

/** A submit waits this long for a proof that is still under way, in milliseconds; then the lead goes without. */
const PATIENCE_MS = 5000;
/** A proof is renewed when it has less than this left, in milliseconds. */
const MARGIN_MS = 60_000;

/** One worker: there is all the time that typing takes, and the page keeps the other cores. */
async function prove(form: FormName): Promise<Proof | undefined> {
  try {
    const response = await fetch(challengeAddress(form));
    if (!response.ok) throw new Error(`${challengeAddress(form)} answered ${response.status}`);
    const challenge: Challenge = await response.json();
    const solution = await solveChallengeWorkers({ challenge, concurrency: 1, createWorker: () => new Solver() });
    return solution ? { challenge, solution } : undefined;
  } catch (error) {
    console.info('no proof of work', error); // the lead goes without
    return undefined;
  }
}

const patience = () => new Promise<undefined>((done) => setTimeout(done, PATIENCE_MS));

/**
 * Begins a proof for a form at once and yields the way to take it. One that failed or grew old meanwhile is begun again when
 * it is asked for, as is one after it. Never rejects; undefined where there is none in time.
 */
export function beginProof(form: FormName): () => Promise<Proof | undefined> {
  const begin = () => ({ since: Date.now(), proof: prove(form) });
  let current: ReturnType<typeof begin> | undefined = begin();

  async function take(): Promise<Proof | undefined> {
    const { since, proof } = current ?? begin();
    current = undefined;
    const found = Date.now() - since < CHALLENGE_MS - MARGIN_MS ? await proof : undefined;
    return found ?? prove(form);
  }
  return () => Promise.race([take(), patience()]);
}
