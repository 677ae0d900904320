import { spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const UNSHARE = ['--mount', '--net', '--pid', '--fork', '--kill-child', '--mount-proc', '--propagation', 'private'];
/** Gives the machine folders of its own, in which nothing is installed, and a network of its own, on which every port is free. */
const SETUP = `cp -a /etc/. "$1/etc"
for folder in etc srv var/lib usr/local/bin usr/local/sbin etc/caddy etc/systemd/system; do
  mkdir -p "$1/$folder"; mount --bind "$1/$folder" "/$folder"; done
mount -t tmpfs run /run && mkdir -p /run/systemd/system
ip link set lo up && echo 0 > /proc/sys/net/ipv4/ip_unprivileged_port_start
for name in systemctl journalctl; do cp "$2" "/usr/local/sbin/$name"; done
chmod 755 /usr/local/sbin/*
if id caddy; then mkdir -p /var/lib/caddy && chown caddy: /var/lib/caddy; fi
echo ready
exec sleep infinity`;
const SYSTEMD = join(import.meta.dirname, 'small-systemd.mjs');

/** Why this machine cannot hold another; undefined where it can. */
export function whyNoMachine(): string | undefined {
  if (process.getuid?.() !== 0) return 'only root may';
  const { status, stderr, error } = spawnSync('unshare', [...UNSHARE, 'ip', 'link', 'set', 'lo', 'up'], { encoding: 'utf8' });
  return status === 0 ? undefined : (error?.message ?? stderr.trim());
}

/** A view of this machine with /etc, /srv, /var/lib, processes and network of its own, and a small systemd. */
export class PrivateMachine {
  readonly folder = mkdtempSync(join(tmpdir(), 'machine-'));
  #process: ReturnType<typeof spawn> | undefined;
  #first = 0;

  async start(): Promise<void> {
    mkdirSync(join(this.folder, 'etc'));
    const args = [...UNSHARE, 'bash', '-euc', SETUP, 'bash', this.folder, SYSTEMD];
    const child = spawn('unshare', args, { stdio: ['ignore', 'pipe', 'pipe'] });
    this.#process = child;
    let output = '';
    await new Promise<void>((done, fail) => {
      child.once('close', () => fail(new Error(output)));
      for (const stream of [child.stdout, child.stderr])
        stream.on('data', (chunk) => {
          output += chunk;
          if (output.includes('ready\n')) done();
        });
    });
    this.#first = Number(spawnSync('pgrep', ['-P', String(child.pid)], { encoding: 'utf8' }).stdout);
  }

  /** Runs a script of bash as root; resolves with its exit code and all its output. */
  async try(script: string): Promise<{ code: number; output: string }> {
    const inside = ['-t', String(this.#first), '--mount', '--net', '--pid', 'bash', '-euo', 'pipefail', '-c', script];
    const PATH = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';
    const env = { PATH, HOME: '/root', NODE_ENV: 'production' as const };
    const child = spawn('nsenter', inside, { cwd: '/', env, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
    return new Promise((done) => child.once('close', (code) => done({ code: code ?? 1, output: output.trim() })));
  }

  async run(script: string): Promise<string> {
    const { code, output } = await this.try(script);
    if (code !== 0) throw new Error(`${script}\nended with ${code}:\n${output}`);
    return output;
  }

  /** Copies a folder of this machine into it. */
  put(from: string, to: string): void {
    cpSync(from, join(this.folder, to), { recursive: true });
  }

  /** Ends every process on it. */
  async stop(): Promise<void> {
    const ended = new Promise((done) => this.#process?.once('close', done));
    if (this.#first) process.kill(this.#first, 'SIGKILL');
    await ended;
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 5 });
  }
}
