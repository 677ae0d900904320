import { readdirSync, readFileSync } from 'node:fs';
import { BlockList } from 'node:net';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { SECRETS } from '../../scripts/start/secrets.mjs';
import { readBy } from '../../scripts/start/setting-names.mjs';
import { root } from '../../scripts/steps.mjs';

const compose = readFileSync(join(root, 'compose.yaml'), 'utf8');
const fallback = (name: string) => new RegExp(`\\$\\{${name}:-([^}]+)\\}`).exec(compose)?.[1] ?? '';

function contains(network: string, address: string): boolean {
  const [start = '', bits = ''] = network.split('/');
  const list = new BlockList();
  list.addSubnet(start, Number(bits));
  return list.check(address);
}

it('no other container can get the address that the parts know Caddy by (R-SHIP-3)', () => {
  const address = fallback('CADDY_ADDRESS');
  expect(contains(fallback('INSIDE_SUBNET'), address)).toBe(true);
  expect(contains(fallback('INSIDE_RANGE'), address)).toBe(false);
  expect(contains(fallback('INSIDE_SUBNET'), fallback('INSIDE_RANGE').split('/')[0] ?? '')).toBe(true);
});

it('both parts get every setting and share the data folder, in containers too (R-SHIP-3)', () => {
  const part = /x-part: &part\n((?: {2}.*\n)+)/.exec(compose)?.[1];
  expect(part).toContain('env_file: .env');
  expect(part).toContain('volumes: [data:/data]');
  expect(compose.match(/^ {4}<<: \*part$/gm)).toHaveLength(2);
});

it('the website’s container and units get no secret that it does not read (R-SAFE-17)', () => {
  const foreign = SECRETS.filter((name) => !readBy('site').includes(name)).sort();
  const [, service = ''] = /^ {2}site:\n((?: {4}.*\n)+)/m.exec(compose) ?? [];
  expect([...service.matchAll(/^ {6}(\w+): ""$/gm)].map(([, name]) => name).sort()).toEqual(foreign);
  const units = readdirSync(join(root, 'deploy')).map((name) => readFileSync(join(root, 'deploy', name), 'utf8'));
  const sites = units.filter((unit) => unit.includes('scripts/start.mjs site'));
  expect(sites.length).toBeGreaterThan(0);
  for (const unit of sites) {
    const unset = [...unit.matchAll(/^UnsetEnvironment=(.+)$/gm)].flatMap(([, names = '']) => names.split(' '));
    expect(unset).toEqual(expect.arrayContaining(foreign));
  }
});

it('a visitor waits while a part restarts (R-SHIP-3)', () => {
  const caddyfile = readFileSync(join(root, 'deploy/Caddyfile'), 'utf8');
  expect(caddyfile.match(/\treverse_proxy .+ \{\n\t\tlb_try_duration \d+s\n/g)).toHaveLength(2);
});
