import { error, type Finding, ok, reasonOf, warning } from './finding';

const DEADLINE_MS = 8000;
const ADDRESS = 'https://places.googleapis.com/v1/places:autocomplete';

/** What the maps provider's response says about the key. */
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
  const response = await fetch(ADDRESS, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-goog-api-key': key, referer: `${siteUrl}/` },
    body: JSON.stringify({ input: '1 King William', includedRegionCodes: ['au'] }),
    signal: AbortSignal.timeout(DEADLINE_MS),
  }).catch(reasonOf);
  if (typeof response !== 'string') return [await judgeKey(response)];
  return [
    warning(`the maps provider cannot be reached from here (${response})`, 'the key is untried; visitors ask it themselves'),
  ];
}
