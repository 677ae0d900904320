import { setTimeout as pause } from 'node:timers/promises';
import { Stop } from '../../steps.mjs';

/** How long both parts may take to be well once they have started, in milliseconds. */
const WELL_MS = 60_000;
const ANSWER_MS = 10_000;

/** What is wrong with an answer; undefined if nothing is. */
async function faultOf(url, isWell = () => true) {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(ANSWER_MS) });
    const body = await response.text();
    return response.ok && isWell(body) ? undefined : `${url}: status ${response.status}, ${body.slice(0, 200)}`;
  } catch (error) {
    return `${url}: ${error.cause?.message ?? error.message}`;
  }
}

/** Resolves when both parts report that nothing is degraded, and a page of each is there. Throws Stop with what is not. */
export async function untilWell({ HOST, PORT, CMS_PORT }) {
  const [site, cms] = [PORT, CMS_PORT].map((port) => `http://${HOST}:${port}`);
  const end = Date.now() + WELL_MS;
  for (;;) {
    const found = await Promise.all([
      faultOf(`${cms}/readyz`),
      faultOf(`${site}/readyz`, (body) => JSON.parse(body).degraded.length === 0),
      faultOf(`${site}/`),
      faultOf(`${cms}/admin/login`),
    ]);
    const faults = found.filter(Boolean);
    if (faults.length === 0) return;
    if (Date.now() > end) throw new Stop(faults.join('\n'));
    await pause(500);
  }
}
