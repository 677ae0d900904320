import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, inject, it } from 'vitest';
import { faultOfForm, type KillPoint, keepAlive, type Tally, tally, watchingProxy } from '../kit/chaos';
import { readinessOf, signIn, siteReady, startStack, until } from '../kit/stack';

const CLIENTS = 6;
const preload = ['kill-at.mjs', 'remove-safeguard.mjs']
  .map((name) => `--import ${pathToFileURL(join(import.meta.dirname, '../kit', name))}`)
  .join(' ');

interface Plan {
  submissions: number;
  /** Probability of a kill at each point of a lead's delivery. */
  chance: number;
  /** The points inside the site's own work. */
  moments: ('before-file' | 'after-file')[];
  /** The safeguard to take out. */
  without?: string;
}

/** Sends enquiries from several clients while both parts are killed, then compares acknowledged and stored leads. */
async function chaos({ submissions, chance, moments, without = '' }: Plan): Promise<Tally & { kills: number }> {
  const folder = await mkdtemp(join(tmpdir(), 'chaos-'));
  const killAt = join(folder, 'kill-at');
  let calm = true;
  const strike = (point: KillPoint) => {
    if (calm || Math.random() > chance) return;
    void (point === 'answer on its way' ? stack.site : stack.cms).stop('SIGKILL');
  };
  const proxy = await watchingProxy(() => stack.cms.url, strike);
  const stack = await startStack(inject('prepared'), {
    API_URL: proxy.url,
    PROVIDER_DEADLINE_MS: '1500',
    LEADS_PER_10_MIN: '100000',
    KILL_AT: killAt,
    REMOVE_SAFEGUARD: without,
    NODE_OPTIONS: preload,
  });
  await siteReady(stack.site);
  const keepers = [keepAlive(stack.site), keepAlive(stack.cms)];
  try {
    const acknowledged: string[] = [];
    let sent = 0;
    const client = async () => {
      while (sent < submissions) {
        sent += 1;
        const name = `Visitor ${sent}`;
        if (sent % 5 === 0) await writeFile(killAt, `${moments[(sent / 5) % moments.length]} ${chance}`);
        // Visitors without an acknowledgement retry up to twice, which must not create a second lead.
        for (let attempt = 0; attempt < 3; attempt += 1) {
          if ((await faultOfForm(stack.site.url, name)) === undefined) {
            acknowledged.push(name);
            break;
          }
          await until(async () => (await fetch(`${stack.site.url}/healthz`)).ok, 'the site to be back', 90_000);
        }
      }
    };
    calm = false;
    await Promise.all(Array.from({ length: CLIENTS }, client));
    calm = true;
    await rm(killAt, { force: true });
    const names = async () => {
      const office = await signIn(stack.cms);
      const { docs } = await office<{ docs: { name: string }[] }>(
        'GET',
        '/leads?limit=0&pagination=false&depth=0&select[name]=true',
      );
      return docs.map(({ name }) => name);
    };
    await until(
      async () => {
        const { spool } = (await readinessOf(stack.site, stack.dataDir)) as { spool: { waiting: number } };
        return spool.waiting === 0 && (await names()).length > 0;
      },
      'the spool to be empty',
      120_000,
    );
    const result = { ...tally(sent, acknowledged, await names()), kills: keepers.reduce((sum, { starts }) => sum + starts(), 0) };
    console.info(without ? `without ${without}:` : 'chaos:', result);
    return result;
  } finally {
    await Promise.all(keepers.map((keeper) => keeper.close()));
    await stack.stop();
    await proxy.close();
    await rm(folder, { recursive: true, force: true });
  }
}

describe('leads while both parts are killed at random', { timeout: 900_000 }, () => {
  it('are stored exactly once if acknowledged', async () => {
    const result = await chaos({
      submissions: 500,
      chance: 0.03,
      moments: ['before-file', 'after-file'],
    });
    expect(result.sent).toBeGreaterThanOrEqual(500);
    expect(result.kills).toBeGreaterThan(5);
    expect(result).toMatchObject({ stored: result.acknowledged, lost: 0, doubled: 0 });
  });

  it('would be lost if acknowledged before they are on disk', async () => {
    const result = await chaos({ submissions: 60, chance: 0.4, moments: ['before-file'], without: 'file before thanks' });
    expect(result.lost).toBeGreaterThan(0);
  });

  it('would be stored twice without the idempotency key', async () => {
    const result = await chaos({ submissions: 60, chance: 0.15, moments: ['after-file'], without: 'idempotency key' });
    expect(result.doubled).toBeGreaterThan(0);
  });
});
