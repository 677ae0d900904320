/** Installs the packages whose programs are missing, given as `{ program: package }`; throws with `advice` when that fails. */
export function installPrograms(programs: Record<string, string>, advice: string): Promise<string>;
