import { withDeadline } from 'shared/deadline';
import { error, type Finding, ok, warning } from '../../../../cms/base/checks';
import { reasonOf } from './finding';

const DEADLINE_MS = 8000;
const ADDRESS = 'https://places.googleapis.com/v1/places:autocomplete';

export async function judgeKey(response: Response): Promise<Finding> {
  if (response.ok) return ok('the maps provider takes the key');
  const answer: { error?: { message?: string } } = await response.json().catch(() => ({}));
  const why = answer.error?.message ?? `status ${response.status}`;
  return error(
    `the maps provider refuses the key: ${why}`,
    'mend GOOGLE_MAPS_API_KEY, or leave it out: our own suggestions take over',
  );
}

/** Sends the maps provider one query, as the website's pages would. */
export async function checkMaps(key: string | undefined, siteUrl: string): Promise<Finding[]> {
  if (!key) return [ok('address suggestions come from our own list; there is no maps key')];
  const headers = { 'content-type': 'application/json', 'x-goog-api-key': key, referer: `${siteUrl}/` };
  const post = { method: 'POST', headers, body: JSON.stringify({ input: '1 King William', includedRegionCodes: ['au'] }) };
  const judged = await withDeadline(DEADLINE_MS, 'the question', async (signal) =>
    judgeKey(await fetch(ADDRESS, { ...post, signal })),
  ).catch(reasonOf);
  if (typeof judged !== 'string') return [judged];
  return [warning(`the maps provider cannot be reached from here (${judged})`, 'the key is untried; visitors ask it themselves')];
}
