import { until } from '../kit/stack';
import type { Machine, Outcome } from './machine';
import type { Account } from './office';
import type { Release } from './releases';
import { visit, type Website } from './visitors';

/** Names that exist on the machines' network only. */
export const SITE = 'www.cleaning.test';
export const OFFICE = 'office.cleaning.test';

export const OWNER: Account = { email: 'owner@cleaning.test', password: `it's "9" & $HOME #1 \\o/ ; id` };

/** The service's units, however many the release has. Without its socket the website stays stopped. */
const UNITS = '$(cd /srv/cleaning/current/deploy && ls cleaning*.service cleaning*.socket | grep -v standby)';

/** The product on a machine, put there as docs/operations.md says. */
export class Installation {
  constructor(
    readonly machine: Machine,
    readonly site: Website,
    readonly office: Website,
  ) {}

  /** Says an operator's verb as root. */
  verb(verb: string): Promise<Outcome> {
    return this.machine.try(`cleaning ${verb}`);
  }

  /** Name of the folder of the release that runs. */
  current(): Promise<string> {
    return this.machine.run('basename $(realpath /srv/cleaning/current)');
  }

  async stop(): Promise<void> {
    await this.machine.run(`systemctl stop ${UNITS}`);
  }

  async start({ wait = true } = {}): Promise<void> {
    // A unit has started once it answers, which it may not yet.
    await this.machine.run(`systemctl start ${wait ? '' : '--no-block '}${UNITS}`);
    if (wait) await this.served();
  }

  /** Waits until visitors and owner are served. */
  async served(): Promise<void> {
    const serves = async () =>
      (await visit(this.site, '/')).status === 200 && (await visit(this.office, '/office/sign-in')).status === 200;
    await until(serves, `${this.machine.name} to serve`, 600_000);
  }

  /** Everything in the data folder that is not the service's; only it may read that folder. */
  notTheServicesOwn(): Promise<string> {
    return this.machine.run(`find /var/lib/cleaning ! -user cleaning -o ! -group cleaning
      find /var/lib/cleaning -maxdepth 0 -perm /077`);
  }
}

/** Caddy vouches by an authority of its own, because nobody outside can for these names. */
async function trustCaddy(machine: Machine): Promise<string> {
  const root = '/var/lib/caddy/.local/share/caddy/pki/authorities/local/root.crt';
  await until(async () => (await machine.try(`test -s ${root}`)).code === 0, 'Caddy to make its authority');
  return machine.run(`cat ${root}`);
}

const inShell = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;

/** Installs a release on an empty machine; `flags` are those of `install`. */
async function place(machine: Machine, release: Release, settings: Record<string, string>, flags = ''): Promise<void> {
  await machine.put(release.archive, '/root/release.tar.gz');
  await machine.run('mkdir -p /root/unpacked && tar -xf /root/release.tar.gz -C /root/unpacked');
  const values = Object.entries(settings).map(([name, value]) => inShell(`${name}=${value}`));
  await machine.run(`/root/unpacked/${release.name}/deploy/install ${values.join(' ')} ${flags}`);
}

/** Installs a release on an empty machine, behind its Caddy, whose own options stay. */
export async function install(machine: Machine, release: Release, settings: Record<string, string> = {}): Promise<Installation> {
  await machine.run(`printf '{\n\tlocal_certs\n\tskip_install_trust\n}\n' > /etc/caddy/Caddyfile`);
  const all = {
    ...{ SITE_URL: `https://${SITE}`, CMS_URL: `https://${OFFICE}` },
    ...{ OWNER_EMAIL: OWNER.email, OWNER_PASSWORD: OWNER.password, LEADS_PER_10_MIN: '1000', ...settings },
  };
  await place(machine, release, all, '--caddy');
  const authority = await trustCaddy(machine);
  const at = (name: string): Website => ({ name, address: machine.address, authority });
  const installed = new Installation(machine, at(SITE), at(OFFICE));
  await installed.served();
  return installed;
}

/** Installs a release on a machine that others reach by its address: one of several behind a balancer. */
export async function installBehind(machine: Machine, release: Release, settings: Record<string, string>): Promise<Installation> {
  await place(machine, release, { HOST: '0.0.0.0', ...settings });
  const at = (name: string, port: number): Website => ({ name, address: machine.address, port });
  const installed = new Installation(machine, at(SITE, 3000), at(OFFICE, 3001));
  await installed.served();
  return installed;
}
