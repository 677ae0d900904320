/**
 * `node bench/run.mjs scale`: two sites and two back offices behind nginx, with PostgreSQL and an S3 server. Visitors read and
 * enquire and the owner edits, while each of our processes and PostgreSQL is killed once, and the S3 server refuses for a while.
 */
import { execFile, spawn } from 'node:child_process';
import { randomBytes, randomInt } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { withPostgres } from '../cms/base/database/ask-database';
import { createDatabase } from '../cms/testing/postgres';
import { startPostgres } from '../scripts/test/postgres-server.mjs';
import { submit } from '../tests/kit/chaos';
import { startBucket } from '../tests/kit/s3-server';
import { environment, freePort, Part, prepareScratch, removeScratch, signIn, until } from '../tests/kit/stack';

/** How long visitors and owner go on, in milliseconds. */
const LASTS_MS = 75_000;
/** How long a killed process stays away, in milliseconds. */
const AWAY_MS = 4000;
const READERS = 3;
const PATHS = ['/', '/contact-us', '/service/oven-cleaning', '/adelaide-service', '/blog', '/faq-page'];

const sleep = (ms: number) => new Promise((done) => setTimeout(done, ms));
const most = (times: number[]) => Math.round(Math.max(...times));

/** Pages per second with 32 connections. */
async function throughput(url: string): Promise<number> {
  const { stdout } = await promisify(execFile)('wrk', ['-t1', '-c32', '-d5s', `${url}/contact-us`]);
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]);
}

const secret = () => randomBytes(24).toString('hex');

/** nginx in front of both sites and both back offices. What a dead process did not answer goes to the other. */
async function startBalancer(sites: number[], offices: number[]) {
  const folder = await mkdtemp(join(tmpdir(), 'balancer-'));
  const [port, officePort] = [await freePort(), await freePort()];
  const upstream = (name: string, ports: number[]) =>
    `upstream ${name} { ${ports.map((one) => `server 127.0.0.1:${one} max_fails=1 fail_timeout=1s;`).join(' ')} keepalive 16; }`;
  const server = (
    listen: number,
    name: string,
  ) => `server { listen 127.0.0.1:${listen}; location = /balancer { return 204; } location / { proxy_pass http://${name};
    proxy_http_version 1.1; proxy_set_header connection ""; proxy_set_header host $http_host; proxy_connect_timeout 1s; } }`;
  await writeFile(
    join(folder, 'nginx.conf'),
    `daemon off; user root; pid nginx.pid; error_log stderr crit; events { worker_connections 512; }
    http { access_log off; client_body_temp_path body; proxy_temp_path proxy; fastcgi_temp_path f; uwsgi_temp_path u; scgi_temp_path s;
    ${upstream('sites', sites)} ${upstream('offices', offices)} ${server(port, 'sites')} ${server(officePort, 'offices')} }`,
  );
  const child = spawn('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf')], { stdio: 'ignore' });
  const site = `http://127.0.0.1:${port}`;
  await until(async () => (await fetch(`${site}/balancer`)).ok, 'nginx to answer');
  return {
    site,
    office: `http://127.0.0.1:${officePort}`,
    async stop() {
      child.kill();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

interface Count {
  pages: number;
  failedPages: number;
  sent: number;
  acknowledged: string[];
  edits: number;
  /** Milliseconds from a saved edit until each running site showed it; apart while the database recovers. */
  shown: number[];
  shownInCrash: number[];
  crashed: boolean;
  stale: string[];
}

/** Visitors and the owner until `end`, in milliseconds since the epoch. */
async function drive(end: number, balancer: { site: string; office: string }, sites: Part[], count: Count) {
  const running = () => Date.now() < end;
  const read = async () => {
    while (running()) {
      const path = PATHS[randomInt(PATHS.length)];
      const ok = await fetch(balancer.site + path).then(
        async (response) => (await response.text()) !== '' && response.ok,
        () => false,
      );
      count.pages += 1;
      if (!ok) count.failedPages += 1;
      await sleep(20);
    }
  };
  const enquire = async () => {
    while (running()) {
      count.sent += 1;
      const name = `Visitor ${count.sent}`;
      // A visitor who was not thanked sends the form again.
      for (let tries = 0; tries < 20; tries += 1) {
        if (await submit(balancer.site, name)) {
          count.acknowledged.push(name);
          break;
        }
        await sleep(500);
      }
      await sleep(200);
    }
  };
  const edit = async () => {
    let owner = await signIn({ url: balancer.office });
    while (running()) {
      const phone = `1300 ${randomInt(100_000, 999_999)}`;
      const saved = await owner('POST', '/globals/settings', { phone }).then(
        () => true,
        () => false,
      );
      if (!saved) {
        await sleep(300);
        owner = await signIn({ url: balancer.office }).catch(() => owner);
        continue;
      }
      const start = performance.now();
      count.edits += 1;
      await Promise.all(
        sites.map(async (site) => {
          for (;;) {
            const html = await fetch(`${site.url}/contact-us`).then(
              (response) => response.text(),
              () => undefined,
            );
            if (html === undefined) return; // killed
            if (html.includes(phone))
              return void (count.crashed ? count.shownInCrash : count.shown).push(performance.now() - start);
            if (performance.now() - start > 30_000) return void count.stale.push(`${site.url}: ${phone}`);
            await sleep(25);
          }
        }),
      );
      await sleep(500);
    }
  };
  await Promise.all([...Array.from({ length: READERS }, read), enquire(), edit()]);
}

const [postgres, s3] = await Promise.all([startPostgres(), startBucket()]);
const database = await createDatabase(postgres.url);
const ports = await Promise.all([freePort(), freePort(), freePort(), freePort()]);
const [siteA = 0, siteB = 0, officeA = 0, officeB = 0] = ports;
const balancer = await startBalancer([siteA, siteB], [officeA, officeB]);
const common = {
  ...s3.env,
  DATABASE_URL: database,
  API_URL: balancer.office,
  PUBLISH_URL: `http://127.0.0.1:${siteA},http://127.0.0.1:${siteB}`,
  ...{ PAYLOAD_SECRET: secret(), PUBLISH_SECRET: secret(), PROOF_SECRET: secret() },
};
const folders = [await prepareScratch(common), await mkdtemp(join(tmpdir(), 'stack-'))];
const part = (name: 'site' | 'cms', of: number) => {
  const [port = 0, officePort = 0] = of === 0 ? [siteA, officeA] : [siteB, officeB];
  const env = environment(folders[of] ?? '', port, officePort, common);
  return new Part(name, `http://127.0.0.1:${name === 'site' ? port : officePort}`, env);
};
const offices = [part('cms', 0), part('cms', 1)];
const sites = [part('site', 0), part('site', 1)];

try {
  for (const one of [...offices, ...sites]) await one.start();
  const count: Count = {
    pages: 0,
    failedPages: 0,
    sent: 0,
    acknowledged: [],
    edits: 0,
    shown: [],
    shownInCrash: [],
    crashed: false,
    stale: [],
  };
  const driving = drive(Date.now() + LASTS_MS, balancer, sites, count);

  for (const victim of [offices[0], sites[0], offices[1], sites[1]]) {
    await sleep(6000);
    await victim?.stop('SIGKILL');
    await sleep(AWAY_MS);
    await victim?.start();
  }
  await sleep(3000);
  count.crashed = true;
  await withPostgres(database, async (ask) => {
    const [{ pid = 0 } = {}] = await ask(`SELECT pid FROM pg_stat_activity WHERE application_name = 'cms' LIMIT 1`);
    process.kill(Number(pid), 'SIGKILL'); // PostgreSQL then ends all its processes and recovers
  }).catch(() => undefined);
  s3.state.fails = true;
  await sleep(AWAY_MS);
  s3.state.fails = false;
  await driving;

  const stored = async () => {
    const owner = await signIn({ url: balancer.office });
    const { docs } = await owner<{ docs: { name: string }[] }>('GET', '/leads?pagination=false&depth=0&select[name]=true');
    return docs.map(({ name }) => name);
  };
  await until(async () => new Set(await stored()).size >= new Set(count.acknowledged).size, 'all leads', 120_000).catch(() => 0);
  const names = await stored();
  const lost = count.acknowledged.filter((name) => !names.includes(name));
  const doubled = names.filter((name, at) => names.indexOf(name) !== at);
  const alone = await startBalancer([siteA], [officeA]);
  const [one, both] = [await throughput(alone.site), await throughput(balancer.site)];
  await alone.stop();
  console.log(`
  ${count.pages} pages through the balancer, ${count.failedPages} failed
  ${count.sent} enquiries, ${count.acknowledged.length} acknowledged, ${lost.length} lost, ${doubled.length} doubled
  ${count.edits} edits; on every running site after ${most(count.shown)} ms at most, ${most(count.shownInCrash)} ms after the
  database was killed; ${count.stale.length} not within 30 s
  ${both.toFixed(0)} pages a second from two sites, ${(both / one).toFixed(2)} times as many as from one
`);
  if (count.failedPages + lost.length + doubled.length + count.stale.length > 0) process.exitCode = 1;
} finally {
  await Promise.all([...sites, ...offices].map((one) => one.stop()));
  await balancer.stop();
  for (const folder of folders) await removeScratch(folder);
  await s3.close();
  await postgres.stop();
}
