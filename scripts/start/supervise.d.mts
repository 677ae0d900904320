import type { Limits } from './patience.mjs';

export interface Command {
  args: string[];
  cwd: string;
  port: string;
  page: string;
}

export const commands: Record<'cms' | 'site', Command>;
export function supervise(
  part: string,
  env: Record<string, string>,
  options?: { prepare?(signal: AbortSignal): Promise<unknown>; socket?: number; limits?: Limits; command?: Command },
): { prepared(): Promise<void>; ready(): Promise<void>; stop(): Promise<void> };
