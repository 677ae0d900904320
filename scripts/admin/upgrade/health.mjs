import { setTimeout as pause } from 'node:timers/promises';
import { fetchWithin } from '../../deadline.mjs';
import { patience } from '../../start/patience.mjs';
import { askReadiness } from '../../start/readiness.mjs';
import { pidOf } from '../../start/running.mjs';
import { Stop } from '../../steps.mjs';

/** How long one answer may take, in milliseconds, before it is asked for again. */
const ANSWER_MS = 30_000;
const EVERY_MS = 300;

const get = (url) => fetchWithin(ANSWER_MS, url);

async function faultOf(url, ask = get, isWell = () => true) {
  try {
    const response = await ask(url);
    const body = await response.text();
    return response.ok && isWell(body) ? undefined : `${url}: status ${response.status}, ${body.slice(0, 200)}`;
  } catch (error) {
    return `${url}: ${error.cause?.message ?? error.message}`;
  }
}

const checks = {
  cms: ({ HOST, CMS_PORT }) => [[`http://${HOST}:${CMS_PORT}/readyz`], [`http://${HOST}:${CMS_PORT}/admin`]],
  site: (env) => {
    const url = `http://${env.HOST}:${env.PORT}`;
    const details = () => askReadiness(url, env, ANSWER_MS);
    return [[`${url}/readyz`, details, (body) => JSON.parse(body).degraded.length === 0], [`${url}/`]];
  },
};

/** The first fault of a part. One that is not ready is asked for no page: that would keep it busy, and so be waited for. */
async function firstFault(part, env) {
  for (const check of checks[part](env)) {
    const fault = await faultOf(...check);
    if (fault) return fault;
  }
  return undefined;
}

/** What is wrong with the parts, one line for each that is not well. */
export const faults = async (env, parts = ['cms', 'site']) =>
  (await Promise.all(parts.map((part) => firstFault(part, env)))).filter(Boolean);

/**
 * Resolves when the parts report that nothing is degraded, and a page of each is there. Throws Stop with what is not once they, and
 * what starts them, do not get on any more, or `gaveUp` says so.
 */
export async function untilWell(env, parts = ['cms', 'site'], { gaveUp = () => false, limits } = {}) {
  const pids = () => [...parts, 'start'].map((name) => pidOf(env, name)).filter(Boolean);
  const waiting = patience(pids, limits);
  for (;;) {
    const found = await faults(env, parts);
    if (found.length === 0) return;
    if (waiting.over() || gaveUp()) throw new Stop(found.join('\n'));
    await pause(EVERY_MS);
  }
}
