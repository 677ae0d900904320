/**
 * Why a drill's lead could not be stored, by drill name; stored on the process, because Next may load this module more than once.
 */
const ATTEMPTS = Symbol.for('cms.leads.drill.attempts');
const holder = globalThis as { [key: symbol]: Map<string, string> | undefined };
holder[ATTEMPTS] ??= new Map();
const failures = holder[ATTEMPTS];

/** The lead arrived and was not stored. */
export function noteFailure(drill: string, why: string): void {
  failures.set(drill, why);
  for (const name of failures.keys()) if (failures.size > 10) failures.delete(name);
}

export const failureOf = (drill: string): string | undefined => failures.get(drill);
