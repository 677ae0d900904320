import { perProcess } from '../../base/process/per-process';

const failures = perProcess('leads.drill.failures', () => new Map<string, string>());

export function noteFailure(drill: string, why: string): void {
  failures.set(drill, why);
  for (const name of failures.keys()) if (failures.size > 10) failures.delete(name);
}

export const failureOf = (drill: string): string | undefined => failures.get(drill);
