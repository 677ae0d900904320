import type { Limits } from '../../start/patience.mjs';

export function faults(env: Record<string, string>, parts?: string[]): Promise<string[]>;
export function untilWell(
  env: Record<string, string>,
  parts?: string[],
  options?: { gaveUp?(): boolean; limits?: Limits },
): Promise<void>;
