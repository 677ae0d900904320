import { afterAll, beforeAll, expect, it } from 'vitest';
import { root } from '../../scripts/steps.mjs';
import { Machine, makeNetwork, removeNetwork } from './machine';

const NETWORK = 'cleaning-machine';
let machine: Machine;

beforeAll(async () => {
  await makeNetwork(NETWORK);
  machine = await Machine.start('machine', NETWORK);
});
afterAll(async () => {
  await machine?.remove();
  await removeNetwork(NETWORK);
});

it('a test machine has systemd and Node, and can reach neither the clone nor the network outside', async () => {
  expect(await machine.run('cat /proc/1/comm; node --version')).toMatch(/^systemd\nv24\./);
  expect(await machine.try(`ls ${root}`)).toMatchObject({ code: 2 });
  expect(await machine.run('ip route')).not.toContain('default');
});
