import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { BlockList } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { root, run } from '../../scripts/steps.mjs';

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

it('a visitor waits while a part restarts (R-SHIP-3)', () => {
  const caddyfile = readFileSync(join(root, 'deploy/Caddyfile'), 'utf8');
  expect(caddyfile).toMatch(/^\(waiting\) \{\n\tlb_try_duration \d+s\n/m);
  expect(caddyfile.match(/\treverse_proxy .+ \{\n\t\timport waiting\n/g)).toHaveLength(2);
});

it('the layers that seldom change have every file that their programs import (R-SHIP-3)', async () => {
  const source = mkdtempSync(join(tmpdir(), 'layers-'));
  onTestFinished(() => rmSync(source, { recursive: true }));
  const stages = readFileSync(join(root, 'Dockerfile'), 'utf8').split(/^FROM .* AS /m);
  for (const stage of stages.filter((text) => /^(packages|pictures)\n/.test(text))) {
    for (const [, names = ''] of stage.matchAll(/^COPY (?!--)(.+)$/gm)) {
      const [to = '', ...files] = names.split(' ').reverse();
      for (const file of files.filter((name) => name !== 'cms/storage/starter/pictures')) {
        const isFile = statSync(join(root, file)).isFile();
        cpSync(join(root, file), join(source, to, isFile ? basename(file) : ''), { recursive: true });
      }
    }
  }
  symlinkSync(join(root, 'node_modules'), join(source, 'node_modules'));
  mkdirSync(join(source, 'none'));
  await run(process.execPath, ['-e', "import('./scripts/steps.mjs')"], { cwd: source });
  await run(process.execPath, ['--import', 'tsx', 'site/media/make-ready.ts', 'none', 'made'], { cwd: source });
});
