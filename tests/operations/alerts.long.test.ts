import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { root } from '../../scripts/steps.mjs';
import { installPrograms } from '../../scripts/test/debian.mjs';
import { freePort, freePortPair, type Stack, startStack, until } from '../kit/stack';

const RULES = join(root, 'deploy/alerts.yml');
const DASHBOARD = join(root, 'deploy/dashboard.json');

let stack: Stack;
let folder: string;
let prometheus: ChildProcess | undefined;
let url: string;

beforeAll(async () => {
  await installPrograms({ prometheus: 'prometheus' }, 'These tests need Prometheus: install it.');
  const metrics = await freePortPair();
  stack = await startStack(inject('prepared'), { METRICS_PORT: String(metrics) });
  folder = await mkdtemp(join(tmpdir(), 'prometheus-'));
  const jobs = ['site', 'cms'].map((job_name, at) => ({
    job_name,
    static_configs: [{ targets: [`127.0.0.1:${metrics + at}`] }],
  }));
  const config = {
    global: { scrape_interval: '1s', evaluation_interval: '1s' },
    rule_files: [RULES],
    scrape_configs: jobs,
  };
  await writeFile(join(folder, 'prometheus.yml'), JSON.stringify(config)); // JSON is YAML
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  const args = [
    `--config.file=${join(folder, 'prometheus.yml')}`,
    `--storage.tsdb.path=${join(folder, 'data')}`,
    `--web.listen-address=127.0.0.1:${port}`,
  ];
  prometheus = spawn('prometheus', args, { stdio: 'ignore' });
  for (const path of ['/', '/', '/about-us/']) await fetch(stack.site.url + path);
  await fetch(`${stack.cms.url}/api/faqs`);
}, 300_000);
afterAll(async () => {
  const ended = prometheus && new Promise((done) => prometheus?.once('exit', done));
  prometheus?.kill();
  await ended;
  await stack?.stop();
  if (folder) await rm(folder, { recursive: true, force: true });
});

async function ask<Data>(path: string): Promise<Data> {
  const { status, data, error } = await (await fetch(`${url}/api/v1/${path}`)).json();
  if (status !== 'success') throw new Error(`${path}: ${error}`);
  return data;
}

interface Rule {
  name: string;
  query: string;
  health: string;
  state: 'inactive' | 'pending' | 'firing';
}
const rules = async () => (await ask<{ groups: { rules: Rule[] }[] }>('rules')).groups.flatMap((group) => group.rules);
const query = async (expr: string) => (await ask<{ result: unknown[] }>(`query?${new URLSearchParams({ query: expr })}`)).result;

it('the alert rules and the dashboard use only metrics that the running parts have, and no alert is raised while all is well (R-RUN-8)', async () => {
  await until(async () => (await query('up == 1')).length === 2, 'both parts to be scraped');
  const dashboard = JSON.parse(await readFile(DASHBOARD, 'utf8')) as { panels: { targets: { expr: string }[] }[] };
  const shown = dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));
  const alerts = await until(async () => {
    const all = await rules();
    return all.every(({ health }) => health === 'ok') && all;
  }, 'every rule to be evaluated');
  expect(alerts.length).toBeGreaterThan(5);

  const asked = [...alerts.map((alert) => alert.query), ...shown].join('\n');
  const metrics = new Set(asked.match(/\b(?:site|cms|process)_[a-z_]+/g));
  const visited = async (metric: string) => {
    await fetch(stack.site.url); // a page that has just been renewed does not come from the cache
    return (await query(metric)).length > 0;
  };
  for (const metric of metrics) await until(() => visited(metric), metric);
  for (const expr of shown) await query(expr.replaceAll('$__rate_interval', '1m'));
  expect((await rules()).filter(({ state }) => state !== 'inactive')).toEqual([]);
});

it('the alert of a part that has died is raised (R-RUN-8)', async () => {
  await stack.cms.stop('SIGKILL');
  await until(async () => (await rules()).find(({ name }) => name === 'PartDown')?.state === 'firing', 'the alert', 90_000);
}, 120_000);
