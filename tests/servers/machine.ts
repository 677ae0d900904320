import { spawn } from 'node:child_process';
import { engine, engineEnvironment } from '../../scripts/test/servers/engine.mjs';
import { until } from '../kit/stack';

/** What a command on a machine did. */
export interface Outcome {
  code: number;
  output: string;
}

/** Rights that systemd needs; the machine sees none of this machine's files but the tree of its own control groups. */
const AS_SERVER = [
  ...['--systemd=always', '--cap-add=SYS_ADMIN', '--cap-add=NET_ADMIN', '--tmpfs=/run', '--tmpfs=/tmp:exec'],
  ...['--security-opt=seccomp=unconfined', '--security-opt=apparmor=unconfined'],
];

/** A network on which machines reach each other by name, and this machine, but nothing outside. */
export async function makeNetwork(name: string): Promise<void> {
  await engine('podman', ['network', 'rm', '--force', name]).catch(() => '');
  await engine('podman', ['network', 'create', '--internal', name]);
}

export const removeNetwork = (name: string) => engine('podman', ['network', 'rm', '--force', name]);

/** A container with systemd as its first process, or of another image. */
export class Machine {
  private constructor(
    readonly name: string,
    /** Its address on the network, which this machine reaches. */
    readonly address: string,
    /** Address of this machine on that network. */
    readonly gateway: string,
  ) {}

  /** Starts an empty server; `options` are podman's. */
  static async start(name: string, network: string, options: string[] = []): Promise<Machine> {
    await engine('podman', ['rm', '--force', '--time', '0', '--volumes', name]).catch(() => '');
    const args = ['--detach', '--name', name, '--hostname', name, '--network', network, ...AS_SERVER, ...options];
    await engine('podman', ['run', ...args, 'localhost/server:12']);
    const addresses = await engine('podman', [
      'inspect',
      '--format',
      '{{range .NetworkSettings.Networks}}{{.IPAddress}} {{.Gateway}}{{end}}',
      name,
    ]);
    const [address = '', gateway = ''] = addresses.trim().split(' ');
    const machine = new Machine(name, address, gateway);
    await until(async () => (await machine.try('systemctl is-system-running')).code === 0, `${name} to boot`, 120_000);
    return machine;
  }

  /** Runs a script of bash as `user`, with `input` on its standard input. */
  try(script: string, { user = 'root', input = '' } = {}): Promise<Outcome> {
    const args = ['exec', '--interactive', '--user', user, this.name, 'bash', '-euo', 'pipefail', '-c', script];
    const child = spawn('podman', args, { env: engineEnvironment() });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
    child.stdin.on('error', () => undefined).end(input);
    return new Promise((done) => child.once('close', (code) => done({ code: code ?? 1, output: output.trim() })));
  }

  /** The same, and throws when it fails. */
  async run(script: string, options: { user?: string; input?: string } = {}): Promise<string> {
    const { code, output } = await this.try(script, options);
    if (code !== 0) throw new Error(`${this.name}: ${script}\nended with ${code}:\n${output}`);
    return output;
  }

  /** Copies a file or a folder of this machine there. */
  async put(file: string, path: string): Promise<void> {
    await engine('podman', ['cp', file, `${this.name}:${path}`]);
  }

  /** Copies a file of it to another. */
  async give(path: string, other: Machine, to: string): Promise<void> {
    await engine('podman', ['cp', `${this.name}:${path}`, `${other.name}:${to}`]);
  }

  async remove(): Promise<void> {
    await engine('podman', ['rm', '--force', '--time', '0', '--volumes', this.name]);
  }
}
