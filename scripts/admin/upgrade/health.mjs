import { setTimeout as pause } from 'node:timers/promises';
import { askReadiness } from '../../start/readiness.mjs';
import { Stop } from '../../steps.mjs';

/** How long parts may take to be well once they have started, in milliseconds. */
const WELL_MS = 60_000;
const ANSWER_MS = 10_000;

const get = (url) => fetch(url, { signal: AbortSignal.timeout(ANSWER_MS) });

/** What is wrong with an answer; undefined if nothing is. */
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
  cms: ({ HOST, CMS_PORT }) => [faultOf(`http://${HOST}:${CMS_PORT}/readyz`), faultOf(`http://${HOST}:${CMS_PORT}/admin/login`)],
  site: (env) => {
    const url = `http://${env.HOST}:${env.PORT}`;
    const details = () => askReadiness(url, env, ANSWER_MS);
    return [faultOf(`${url}/readyz`, details, (body) => JSON.parse(body).degraded.length === 0), faultOf(`${url}/`)];
  },
};

/** Resolves when the parts report that nothing is degraded, and a page of each is there. Throws Stop with what is not. */
export async function untilWell(env, parts = ['cms', 'site'], ms = WELL_MS) {
  const end = Date.now() + ms;
  for (;;) {
    const found = await Promise.all(parts.flatMap((part) => checks[part](env)));
    const faults = found.filter(Boolean);
    if (faults.length === 0) return;
    if (Date.now() > end) throw new Stop(faults.join('\n'));
    await pause(300);
  }
}
