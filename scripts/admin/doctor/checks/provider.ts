import { additions, type CallName, documented } from 'contract';
import { callOf } from 'contract/call';
import { servicePages } from 'contract/catalogue';
import { checks, error, type Finding, ok, warning } from '../../../../cms/base/checks';
import { NoRecord } from '../../../../site/content/no-record';
import { createProvider } from '../../../../site/content/provider';
import { reasonOf } from './finding';

const DEADLINE_MS = 8000;
const TOLD = 5;

const [firstPage] = servicePages;
const subService = servicePages.find(({ intro_id }) => intro_id);

const inputs: Partial<Record<CallName, Record<string, unknown>>> = {
  pageMeta: { route: '/' },
  faqCategory: { category: 'House cleaning' },
  whyChoose: { id: firstPage?.why_choose_id },
  subServiceIntro: { id: subService?.intro_id },
  subServiceFaq: { name: subService?.title },
};

/** Calls that answer only to a token, which nobody here has. */
const WITH_TOKEN: CallName[] = ['preview', 'editSession', 'editRecords', 'follow'];

type Outcome = 'fits' | 'none' | { call: CallName; why: string };

/** Makes one call with its own client, so that a failure does not open the next one's circuit breaker. */
async function callProvider(apiUrl: string, call: CallName, input = inputs[call]): Promise<Outcome> {
  try {
    await createProvider({ apiUrl, deadlineMs: DEADLINE_MS }).read(call, input);
    return 'fits';
  } catch (thrown) {
    return thrown instanceof NoRecord ? 'none' : { call, why: reasonOf(thrown) };
  }
}

/** The newest post's sections; only the list of posts has its id. */
async function askPost(apiUrl: string): Promise<Outcome> {
  try {
    const posts = (await createProvider({ apiUrl, deadlineMs: DEADLINE_MS }).read('blogs')) as { id: number | string }[];
    return posts[0] ? await callProvider(apiUrl, 'blogDetails', { id: String(posts[0].id) }) : 'none';
  } catch (thrown) {
    return { call: 'blogDetails', why: reasonOf(thrown) };
  }
}

function findings(outcomes: Outcome[], what: string): Finding[] {
  const failed = outcomes.filter((outcome) => typeof outcome === 'object');
  const none = outcomes.filter((outcome) => outcome === 'none').length;
  const missing = none > 0 ? `; ${none} have no record, and their sections are left out` : '';
  const summary = ok(`${outcomes.length - failed.length} of ${outcomes.length} ${what} answer as the contract says${missing}`);
  const findings = failed.slice(0, TOLD).map(({ why }) => error(why, 'mend the provider: the site shows what it knew before'));
  const more = failed.length - findings.length;
  return [
    ...(more > 0 ? [...findings, error(`and ${more} more`, 'mend the provider')] : findings),
    ...(failed.length < outcomes.length ? [summary] : []),
  ];
}

export async function checkProvider(apiUrl: string): Promise<Finding[]> {
  const names = (calls: object) => Object.keys(calls).filter((name) => callOf(name as CallName).method === 'GET') as CallName[];
  const calls = names(documented).filter((name) => name !== 'blogDetails');
  const outcomes = await Promise.all([...calls.map((name) => callProvider(apiUrl, name)), askPost(apiUrl)]);
  if (outcomes.every((outcome) => typeof outcome === 'object')) {
    return [checks.provider({ url: apiUrl, why: (outcomes[0] as { why: string }).why })];
  }
  const offered = await createProvider({ apiUrl, deadlineMs: DEADLINE_MS })
    .read('additions')
    .then((answer) => (answer as { additions: string[] }).additions)
    .catch((): string[] => []);
  const extra = names(additions).filter((name) => offered.includes(name) && !WITH_TOKEN.includes(name));
  const extras = await Promise.all(extra.map((name) => callProvider(apiUrl, name)));
  return [
    ...findings(outcomes, 'documented calls'),
    ...(extra.length > 0
      ? findings(extras, 'additions')
      : [warning('the provider has no additions', 'nothing to do: settings come from SITE_SETTINGS or the starter')]),
  ];
}
