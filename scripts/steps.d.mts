export const root: string;
export const workspaces: string[];
export const command: string;
export class Stop extends Error {}
export function step(name: string, work: () => Promise<string | undefined> | string | undefined): Promise<void>;
export function run(command: string, args: string[], options?: import('node:child_process').SpawnOptions): Promise<string>;
export function portFault(host: string, port: number | string): Promise<string | undefined>;
export function configure(source?: Record<string, string | undefined>, defaults?: Record<string, string>): Record<string, string>;
export function hashOf(...paths: string[]): string;
export function prepareData(env: NodeJS.ProcessEnv, isRead?: (name: string) => boolean): void;
export function main(work: () => Promise<void>): Promise<void>;
