import { randomBytes, randomInt } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { tally } from '../kit/chaos';
import { startBucket } from '../kit/s3-server';
import { until } from '../kit/stack';
import { figure } from './figures';
import { startBalancer } from './haproxy';
import { type Installation, installBehind, OFFICE, OWNER, SITE } from './installation';
import { Machine, makeNetwork, removeNetwork } from './machine';
import { inboxWith } from './office';
import { startPostgres } from './postgres';
import { nextRelease, theRelease } from './releases';
import { sendForm, sendJson, THANKS, visit, type Website } from './visitors';

const NETWORK = 'cleaning-two-servers';
const PATHS = ['/', '/contact-us', '/service/oven-cleaning', '/adelaide-service', '/blog', '/faq-page'];
const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

const machines: Machine[] = [];
let installed: Installation[] = [];
let bucket: Awaited<ReturnType<typeof startBucket>>;
let site: Website;
let office: Website;

beforeAll(async () => {
  await makeNetwork(NETWORK);
  for (const name of ['one', 'two', 'database', 'balancer']) machines.push(await Machine.start(name, NETWORK));
  const [one, two, database, balancer] = machines as [Machine, Machine, Machine, Machine];
  bucket = await startBucket(database.gateway);
  const secret = () => randomBytes(24).toString('hex');
  site = { name: SITE, address: balancer.address };
  office = { name: OFFICE, address: balancer.address };
  const settings = {
    ...{ SITE_URL: `http://${SITE}`, CMS_URL: `http://${OFFICE}`, TRUST_PROXY: balancer.address, LEADS_PER_10_MIN: '10000' },
    ...{ OWNER_EMAIL: OWNER.email, OWNER_PASSWORD: OWNER.password, SIGN_INS_PER_10_MIN: '10000' },
    ...{ DATABASE_URL: await startPostgres(database), API_URL: `http://${balancer.address}:8080`, ...bucket.env },
    PUBLISH_URL: [one, two].map(({ address }) => `http://${address}:3000`).join(),
    ...{ PAYLOAD_SECRET: secret(), PUBLISH_SECRET: secret(), PROOF_SECRET: secret() },
  };
  await startBalancer(balancer, OFFICE, [one.address, two.address]);
  installed = [await installBehind(one, theRelease, settings), await installBehind(two, theRelease, settings)];
});
afterAll(async () => {
  for (const machine of machines) await machine.remove();
  await bucket?.close();
  await removeNetwork(NETWORK);
});

/** What visitors of the balancer saw. */
interface Seen {
  pages: number;
  failed: string[];
  sent: number;
  acknowledged: string[];
  /** Visitors without JavaScript who were led to a page that did not thank them. */
  notThanked: string[];
}

/** Visitors read and enquire until `stop`. */
function visitors(mark: string) {
  const seen: Seen = { pages: 0, failed: [], sent: 0, acknowledged: [], notThanked: [] };
  let going = true;
  const read = async () => {
    while (going) {
      const path = PATHS[randomInt(PATHS.length)] ?? '/';
      const fault = await visit(site, path).then(
        ({ status, body }) => (status === 200 && body.includes('</html>') ? '' : `status ${status}`),
        (error: Error) => error.message,
      );
      seen.pages += 1;
      if (fault) seen.failed.push(`${path}: ${fault}`);
      await pause(30);
    }
  };
  const enquire = async () => {
    while (going) {
      seen.sent += 1;
      const name = `${mark} ${seen.sent}`;
      const byScript = seen.sent % 2 === 0;
      // A visitor who was not thanked sends the form again.
      for (let tries = 0; tries < 20; tries += 1) {
        if (byScript && (await sendJson(site, name).catch(() => false))) {
          seen.acknowledged.push(name);
          break;
        }
        const thanks = byScript ? undefined : await sendForm(site, name);
        if (thanks) {
          seen.acknowledged.push(name);
          const page = await visit(site, thanks).catch(() => undefined);
          if (!page || !THANKS.test(page.body)) seen.notThanked.push(name);
          break;
        }
        await pause(300);
      }
      await pause(100);
    }
  };
  const all = [read(), read(), enquire(), enquire()];
  return async () => {
    going = false;
    await Promise.all(all);
    return seen;
  };
}

async function judge(what: string, seen: Seen) {
  const held = (await inboxWith(seen.acknowledged, office, OWNER)).filter((name) => name.startsWith(what));
  const { lost, doubled } = tally(seen.sent, seen.acknowledged, held);
  figure(
    `two servers behind HAProxy: ${what}`,
    `${seen.failed.length} of ${seen.pages} pages failed; of ${seen.acknowledged.length} leads ${lost} lost, ${doubled} doubled, ${seen.notThanked.length} not thanked`,
  );
  expect({ failed: seen.failed, lost, doubled, notThanked: seen.notThanked }).toEqual({
    failed: [],
    lost: 0,
    doubled: 0,
    notThanked: [],
  });
}

const well = async ({ site, office }: Installation) =>
  JSON.parse((await visit(site, '/readyz')).body).ok && (await visit(office, '/readyz')).status === 200;

it('every process is killed once, and no visitor notices', async () => {
  const stop = visitors('Killed');
  for (const one of installed) {
    for (const process of ['dist/server/listen.js', 'dist/server.js', 'scripts/start.mjs']) {
      await one.machine.run(`pkill -KILL -o -u cleaning -f ${process}`);
      await pause(2000);
      await until(() => well(one), `${one.machine.name} to be well again`, 600_000);
    }
  }
  await judge('Killed', await stop());
});

it('both servers are upgraded one after the other, and no visitor notices', async () => {
  const next = nextRelease();
  const stop = visitors('Upgraded');
  for (const one of installed) {
    await one.machine.put(next.archive, '/root/next.tar');
    await one.stop();
    await one.machine.run(`tar -xf /root/next.tar -C /srv/cleaning && ln -sfn ${next.name} /srv/cleaning/current`);
    await one.start({ wait: false });
    await until(() => well(one), `${one.machine.name} to be well`, 600_000);
  }
  await judge('Upgraded', await stop());
});
