import { abnIn } from 'shared/abn';
import { today, yearsSince } from '../../base/process/days';
import { companyZone } from '../../base/process/time-zone';
import { needsNumber } from '../../forms/fields/phone';
import type { Answers } from './answers';
import { type Town, townLine, townsNamed } from './town';

/** Why an answer cannot stand, by the name of its field. */
export type Faults = Partial<Record<string, string>>;

/** How many towns of one name are offered. */
const OFFERED = 12;
const OLDEST = 1850;

export interface Judged {
  faults: Faults;
  town?: Town;
  /** Towns that the answer may mean. */
  towns: string[];
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

function placeFault(place: string, towns: readonly Town[]): string | undefined {
  if (!place || towns.length === 1) return undefined;
  if (towns.length === 0) return `We know no “${place}” in Australia. Write the name of the town or suburb, or its postcode.`;
  return towns.length > OFFERED
    ? `There are ${towns.length} of them. Write the name with its state or postcode, such as ${townLine(towns[0] as Town)}.`
    : 'There are several. Choose yours:';
}

/** What is wrong with the answers; one that is not given yet is not. */
export async function judge(answers: Answers): Promise<Judged> {
  const { place, phone, email, abn } = answers;
  const towns = await townsNamed(place);
  const [town] = towns;
  const phoneAnswer = phone ? needsNumber(phone) : true;
  const found: Faults = {
    place: placeFault(place, towns),
    km: km(answers.km),
    phone: phoneAnswer === true ? undefined : phoneAnswer,
    email: !email || /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) ? undefined : `“${email}” is no e-mail address.`,
    since: since(answers.since),
    abn: !abn || abnIn(abn) ? undefined : 'This is no ABN: one of its eleven digits is wrong or missing.',
  };
  return {
    faults: Object.fromEntries(Object.entries(found).filter(([, fault]) => fault)),
    town: towns.length === 1 ? town : undefined,
    towns: towns.length > 1 && towns.length <= OFFERED ? towns.map(townLine) : [],
  };
}

const isYoung = (since: string) => yearsSince(Number(since) || Number.POSITIVE_INFINITY, today(companyZone())) === 0;

/** What is still missing before the company can be made of the answers. */
export function missing({ brand, place, phone, email, offered, other, since, promises, evidence }: Answers): Faults {
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
