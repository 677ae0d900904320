import { fetchWithin } from '../../deadline.mjs';
import { Stop } from '../../steps.mjs';

/** A fire drill waits for two mails, each a minute. */
const USUAL_MS = 5 * 60_000;

/** Calls the running back office with the secret that both parts share; a body is posted as JSON. Waits for `deadlineMs` at most. */
export async function askBackOffice(env, path, { method = 'POST', body, deadlineMs = USUAL_MS } = {}) {
  const url = `http://${env.HOST}:${env.CMS_PORT}${path}`;
  const headers = { authorization: `Bearer ${env.PUBLISH_SECRET}` };
  const post = { method, headers, body: body && JSON.stringify(body) };
  const response = await fetchWithin(deadlineMs, url, post).catch(() => {
    throw new Stop(`The back office does not answer at ${url}: start it first`);
  });
  if (!response.ok)
    throw new Stop(`The back office answered ${response.status} at ${url}: is DATA_DIR the one that it runs with?`);
  return response.json();
}
