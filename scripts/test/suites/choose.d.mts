/** A long suite as it stands: its usual minutes, the time of its last green run, and the inputs that changed since. */
interface State {
  name: string;
  minutes: number;
  lastRun?: number;
  changed?: string[];
}
interface Counts {
  passed: number;
  failed: number;
}

export function nextSuite(suites: State[], ran: string[], minutesLeft: number): State | undefined;
export function ageOf(lastRun: number | undefined, now: number): string;
export function countsOf(output: string, code: number): Counts;
export function failedSoFar(output: string): number;
export function reasonsOf(output: string): string[];
