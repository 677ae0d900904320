import { abnIn } from 'shared/abn';
import type { Setting } from '../../base/database/payload-types';
import { isPlaced, type Town, townAt, townLine, townsNamed } from '../../base/facts/towns';
import { today, yearsSince } from '../../base/process/days';
import { companyZone } from '../../base/process/time-zone';
import { needsNumber } from '../../forms/fields/phone';
import { type Answers, answersOf, isSame } from './answers';
import { namesIn } from './names';

export type Faults = Partial<Record<string, string>>;

const OFFERED = 12;
const OLDEST = 1850;

export interface Judged {
  faults: Faults;
  town?: Town;
  towns: string[];
  also: Town[];
}

const since = (text: string): string | undefined => {
  const [year, now] = [Number(text), Number(today(companyZone()).slice(0, 4))];
  return !text || (Number.isInteger(year) && year >= OLDEST && year <= now)
    ? undefined
    : `Write a year from ${OLDEST} to ${now}, or nothing.`;
};

const km = (text: string): string | undefined =>
  !text || (/^\d{1,3}$/.test(text) && Number(text) >= 1 && Number(text) <= 500)
    ? undefined
    : 'Write a number from 1 to 500, or nothing.';

function placeFault(place: string, towns: readonly Town[], offered = OFFERED): string | undefined {
  if (!place || towns.length === 1) return undefined;
  if (towns.length === 0) return `We know no “${place}” in Australia. Write the name of the town or suburb, or its postcode.`;
  return towns.length > offered
    ? `There are ${towns.length} of them. Write the name with its state or postcode, such as ${townLine(towns[0] as Town)}.`
    : 'There are several. Choose yours:';
}

/** What is wrong with the answers; one that is not given yet is not, nor one that says what `stand` has already. */
export async function judge(answers: Answers, stand: readonly Setting[] = []): Promise<Judged> {
  const { place, phone, email, abn } = answers;
  const said = stand.map((settings) => ({ answers: answersOf(settings, [], ''), office: settings.offices[0] }));
  const stands = (name: string) => said.some(({ answers: one }) => isSame(answers[name as 'phone'], one[name as 'phone']));
  const there = said.find(({ answers: one }) => isSame(place, one.place))?.office;
  const towns = there && isPlaced(there) ? [townAt(there)] : await townsNamed(place);
  const [town] = towns;
  const also = await Promise.all(namesIn(answers.also).map(async (name) => ({ name, found: await townsNamed(name) })));
  const phoneAnswer = phone ? needsNumber(phone) : true;
  const found: Faults = {
    place: placeFault(place, towns),
    also: also.map(({ name, found }) => placeFault(name, found, 1)).find(Boolean),
    km: km(answers.km),
    phone: phoneAnswer === true ? undefined : phoneAnswer,
    email: !email || /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) ? undefined : `“${email}” is no e-mail address.`,
    since: since(answers.since),
    abn: !abn || abnIn(abn) ? undefined : 'This is no ABN: one of its eleven digits is wrong or missing.',
  };
  return {
    faults: Object.fromEntries(Object.entries(found).filter(([name, fault]) => fault && !stands(name))),
    town: towns.length === 1 ? town : undefined,
    towns: towns.length > 1 && towns.length <= OFFERED ? towns.map(townLine) : [],
    also: also.flatMap(({ found }) => (found.length === 1 ? found : [])),
  };
}

const isYoung = (since: string) => yearsSince(Number(since) || Number.POSITIVE_INFINITY, today(companyZone())) === 0;

/** What is still missing before the company can be made of the answers; of promises that stand on a site that is theirs nothing is asked. */
export function missing(answers: Answers, before: Setting): Faults {
  const { brand, place, phone, email, offered, other, since, evidence } = answers;
  const stand = before.sample ? [] : answersOf(before, [], '').promises;
  const promises = answers.promises.filter((name) => !stand.includes(name));
  const found: Faults = {
    brand: brand ? undefined : 'What is the company called?',
    service: offered.length > 0 || other ? undefined : 'Tick at least one.',
    place: place ? undefined : 'Where are you?',
    phone: phone ? undefined : 'Which number do customers call?',
    email: email ? undefined : 'Where do enquiries go?',
    ...(promises.includes('experience') &&
      isYoung(since) && { since: 'You promise experience: since when? A company needs a whole calendar year behind it.' }),
  };
  const unproved = promises.filter((name) => !evidence[name]);
  return {
    ...Object.fromEntries(Object.entries(found).filter(([, fault]) => fault)),
    ...Object.fromEntries(
      unproved.map((name) => [`evidence_${name}`, 'Why is it true? One line; only people with an account see it.']),
    ),
  };
}
