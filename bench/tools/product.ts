import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { commandsOf } from '../../tests/kit/memory';
import { freePorts, OWNER, until } from '../../tests/kit/stack';

/** How long both parts may take to be ready, and variants to be made, in milliseconds. */
const READY_MS = 300_000;

/** Both parts with their supervisor, as their operator starts them. */
export interface Product {
  site: { url: string };
  cms: { url: string };
  dataDir: string;
  /** The supervisor. */
  pid: number;
  /** Resolves once no picture is being made any more. */
  rested(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts the product in `folder`, a clone or a release, on free ports; `prefix` is a command that starts it, with its arguments. */
export async function startProduct(
  folder: string,
  dataDir: string,
  variables: Record<string, string> = {},
  { prefix = [] }: { prefix?: string[] } = {},
): Promise<Product> {
  const [port, cmsPort] = await freePorts();
  const env: Record<string, string | undefined> = {
    PATH: process.env.PATH,
    HOME: dataDir,
    DATA_DIR: dataDir,
    PORT: String(port),
    CMS_PORT: String(cmsPort),
    OWNER_EMAIL: OWNER.email,
    OWNER_PASSWORD: OWNER.password,
    ...variables,
  };
  const [command = '', ...args] = [...prefix, process.execPath, 'scripts/start.mjs'];
  const child = spawn(command, args, { cwd: folder, env: env as NodeJS.ProcessEnv });
  const ended = once(child, 'close');
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk));
  const [site, cms] = [port, cmsPort].map((at) => ({ url: `http://127.0.0.1:${at}` })) as [{ url: string }, { url: string }];
  await until(async () => child.exitCode !== null || output.includes('Ctrl-C ends it'), 'both parts to start', READY_MS);
  if (child.exitCode !== null) throw new Error(`it did not start:\n${output}`);
  return {
    site,
    cms,
    dataDir,
    pid: child.pid ?? 0,
    rested: async () => {
      const making = () => commandsOf(child.pid ?? 0).some((command) => command.includes('picture-process'));
      await until(async () => !making(), 'all variants to be made', READY_MS);
    },
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
