import { type ChildProcess, spawn } from 'node:child_process';
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SIGNATURE_HEADER, signatureOf } from 'contract/signature';
import { askReadiness } from '../../scripts/start/readiness.mjs';
import { environmentOf } from '../../scripts/start/setting-names.mjs';
import { configure, prepareData, root, run } from '../../scripts/steps.mjs';
import { patience } from './patience';
import { databaseOf, giveDatabase, takeDatabase } from './stack-database';

/** Posts to a call of the back office as the site of this data folder does: with its signature. */
export async function postAsSite(cms: string, dataDir: string, path: string, body: unknown): Promise<Response> {
  const text = JSON.stringify(body);
  const signature = signatureOf(await readFile(join(dataDir, 'secrets', 'publish'), 'utf8'), path, text);
  return fetch(`${cms}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', [SIGNATURE_HEADER]: signature },
    body: text,
  });
}

/** The details of `/readyz`, which a part tells to who has the secret of its data folder. */
export const readinessOf = async ({ url }: { url: string }, dataDir: string, secret?: string): Promise<unknown> =>
  (await askReadiness(url, { DATA_DIR: dataDir, PUBLISH_SECRET: secret }, 10_000)).json();

/** A port that was free just now. */
export function freePort(): Promise<number> {
  return new Promise((done) => {
    const probe = createServer();
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => done(port));
    });
  });
}

/** Two different ports that were free just now. */
export async function freePorts(): Promise<[number, number]> {
  const [first, second] = [await freePort(), await freePort()];
  return first === second ? freePorts() : [first, second];
}

/** The first of two neighbouring ports that were free just now. */
export async function freePortPair(): Promise<number> {
  for (;;) {
    const port = await freePort();
    const next = await new Promise<boolean>((done) => {
      const probe = createServer().once('error', () => done(false));
      probe.listen(port + 1, '127.0.0.1', () => probe.close(() => done(true)));
    });
    if (next) return port;
  }
}

/** Polls `condition` until it holds; throws after `ms`, or as many times longer as the machine is expected to be slow. */
export async function until<T>(condition: () => Promise<T | undefined | false>, what: string, ms = 30_000): Promise<T> {
  const end = Date.now() + ms * patience;
  for (;;) {
    const value = await condition().catch(() => undefined);
    if (value) return value;
    if (Date.now() > end) throw new Error(`gave up waiting: ${what}`);
    await new Promise((done) => setTimeout(done, 50));
  }
}

/** One built part as a child process that can be killed and restarted. */
export class Part {
  output = '';
  #child: ChildProcess | undefined;

  constructor(
    readonly name: 'site' | 'cms',
    readonly url: string,
    private readonly env: NodeJS.ProcessEnv,
  ) {}

  /** Starts it, with `extra` added to its configuration, and waits until it answers. */
  async start(extra: Record<string, string> = {}): Promise<void> {
    const args = [this.name === 'cms' ? 'dist/server.js' : 'dist/server/listen.js'];
    const child = spawn(process.execPath, args, {
      cwd: join(root, this.name),
      env: environmentOf(this.name, { ...this.env, ...extra }),
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#child = child;
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (this.output += chunk));
    await until(async () => !this.alive || (await fetch(`${this.url}/healthz`)).ok, `${this.name} to answer`, 300_000).catch(
      (error) => {
        throw new Error(`${error.message}\n${this.output}`);
      },
    );
    if (!this.alive) throw new Error(`${this.name} ended\n${this.output}`);
  }

  /** Starts it unless it is running: a failed test may have left it stopped. */
  async ensure(): Promise<void> {
    if (!this.alive) await this.start();
  }

  /** Whether its process is running, responsive or not. */
  get alive(): boolean {
    return this.#child !== undefined && this.#child.exitCode === null && this.#child.signalCode === null;
  }

  /** Process id while it is running. */
  get pid(): number | undefined {
    return this.alive ? this.#child?.pid : undefined;
  }

  async stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((done) => child.once('exit', done));
    child.kill(signal);
    await ended;
  }
}

/** The owner's account of a test stack. */
export const OWNER = { email: 'owner@example.com', password: 'correct-horse-battery-9' };

export interface Stack {
  site: Part;
  cms: Part;
  dataDir: string;
  stop(): Promise<void>;
}

/** A temporary data folder, below `parent`, with schema, starter content and the owner's account. */
export async function prepareScratch(extra: Record<string, string> = {}, parent = tmpdir()): Promise<string> {
  const dataDir = await mkdtemp(join(parent, 'stack-'));
  const env = environment(dataDir, 1, 2, { ...extra, ...(await giveDatabase(dataDir, extra.DATABASE_URL)) });
  await run(process.execPath, ['--import', 'tsx', 'operations/commands/setup.ts'], { cwd: join(root, 'cms'), env });
  return dataDir;
}

/** Removes a data folder with its database. */
export async function removeScratch(dataDir: string): Promise<void> {
  await takeDatabase(dataDir);
  // The process that makes pictures ends a moment after its site.
  await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
}

/** The configuration of both parts on a data folder. */
export function environment(
  dataDir: string,
  port: number,
  cmsPort: number,
  extra: Record<string, string> = {},
): NodeJS.ProcessEnv {
  const env = configure({
    ...process.env,
    DATA_DIR: dataDir,
    PORT: String(port),
    CMS_PORT: String(cmsPort),
    OWNER_EMAIL: OWNER.email,
    OWNER_PASSWORD: OWNER.password,
    WARM_UP: 'off',
    LEADS_PER_10_MIN: '1000',
    SIGN_INS_PER_10_MIN: '1000',
    ALERTS_TO: 'off', // the disk of whoever runs the tests may be full
    ...extra,
  }) as NodeJS.ProcessEnv;
  prepareData(env);
  return env;
}

/** Resolves once a site knows its company: until then a balancer sends nobody there, and it answers no form. */
export const siteReady = ({ url }: { url: string }) =>
  until(async () => (await fetch(`${url}/readyz`)).ok, 'the site to be ready', 60_000);

/** Both built parts on free ports, with a copy of a prepared folder. The site is ready, unless a test's proxy must know it first. */
export async function startStack(prepared: string, extra: Record<string, string> = {}): Promise<Stack> {
  const dataDir = await mkdtemp(join(tmpdir(), 'stack-'));
  await cp(prepared, dataDir, { recursive: true });
  const database = await giveDatabase(dataDir, extra.DATABASE_URL);
  const [port, cmsPort] = await freePorts();
  const env = environment(dataDir, port, cmsPort, { ...extra, ...database });
  const cms = new Part('cms', `http://127.0.0.1:${cmsPort}`, env);
  const site = new Part('site', `http://127.0.0.1:${port}`, env);
  await cms.start();
  await site.start();
  if (!extra.API_URL) await siteReady(site);
  return {
    site,
    cms,
    dataDir,
    async stop() {
      await Promise.all([site.stop(), cms.stop()]);
      await removeScratch(dataDir);
    },
  };
}

/** The built site alone with any provider. */
export async function startSite(apiUrl: string, extra: Record<string, string> = {}) {
  const dataDir = await mkdtemp(join(tmpdir(), 'site-'));
  const port = await freePort();
  const site = new Part('site', `http://127.0.0.1:${port}`, environment(dataDir, port, 1, { API_URL: apiUrl, ...extra }));
  await site.start();
  return {
    site,
    dataDir,
    async stop() {
      await site.stop();
      await removeScratch(dataDir);
    },
  };
}

/** Runs an operator's verb on a data folder like `npm run admin`; resolves with exit code and output. */
export async function admin(
  dataDir: string,
  args: string[],
  extra: Record<string, string> = {},
): Promise<{ code: number; said: string }> {
  const env = { ...process.env, DATA_DIR: dataDir, ...(await databaseOf(dataDir)), ...extra };
  const child = spawn(process.execPath, ['scripts/admin.mjs', ...args], { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += chunk));
  return new Promise((done) => child.once('close', (code) => done({ code: code ?? 1, said })));
}

/** The owner's last session at each back office. Signing in hashes for half a second, so it is done once. */
const sessions = new Map<string, string>();

/** A session of the owner: the last one as long as it is valid, else that of a new sign-in. */
export async function tokenOf({ url }: Pick<Part, 'url'>, password = OWNER.password): Promise<string> {
  const last = sessions.get(url + password);
  const headers = { authorization: `JWT ${last}` };
  if (last && ((await (await fetch(`${url}/payload-api/users/me`, { headers })).json()) as { user: unknown }).user) return last;
  const login = await fetch(`${url}/payload-api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...OWNER, password }),
  });
  const { token } = (await login.json()) as { token: string };
  if (token) sessions.set(url + password, token);
  return token;
}

/** The back office's first page, or another one, for the owner. */
export const dashboard = (cms: Pick<Part, 'url'>): Promise<string> => pageOfOwner(cms, '/admin');

/** A page of the office as the owner sees it. */
export const officePageOf = (cms: Pick<Part, 'url'>, path: string): Promise<string> => pageOfOwner(cms, `/office${path}`);

async function pageOfOwner(cms: Pick<Part, 'url'>, path: string): Promise<string> {
  const response = await fetch(`${cms.url}${path}`, { headers: { authorization: `JWT ${await tokenOf(cms)}` } });
  return response.text();
}

/** A client of the back office's REST API, signed in as the owner. */
export async function signIn(cms: Pick<Part, 'url'>, password = OWNER.password) {
  const token = await tokenOf(cms, password);
  return async <T>(method: string, path: string, body?: unknown): Promise<T> => {
    const response = await fetch(`${cms.url}/payload-api${path}`, {
      method,
      headers: { authorization: `JWT ${token}`, 'content-type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as T;
  };
}
