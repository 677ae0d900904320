import { withFacts } from 'contract/facts';
import { Sheet, type SheetModel } from 'office/company/sheet';
import type { Field } from 'office/fields';
import type { Setting } from '../../base/database/payload-types';
import { townLine } from '../../base/facts/towns';
import { scriptAddress } from '../../leads/pages/built-files';
import { officePage } from '../../leads/pages/page';
import type { Visit } from '../../leads/pages/visit';
import { storedAt } from '../../model/settings/company-look';
import company from '../../model/starter/content/company.json';
import { companyUrl } from '../preview/links';
import { COMPANY } from './address';
import { type Answers, ASKED_PROMISES, type AskedPromise, isDemonstration } from './answers';
import type { Faults } from './faults';
import { HOURS, type HoursChoice, hoursChoiceOf, hoursLine } from './hours';
import { groupsOf } from './offers';
import { type Sheet as Read, readSheet } from './sheet';

const PROMISES: Record<AskedPromise, string> = {
  insurance: 'We are insured',
  guarantee: 'We guarantee our work',
  eco: 'We clean with eco-friendly products',
  experience: 'We have years of experience',
  quote: 'We answer with a quote within a day',
};

function questionsOf({ answers, judged: { towns, town }, before }: Read, faults: Faults): SheetModel['questions'] {
  const usual = withFacts(company.tagline, { town: town?.suburb ?? 'your town' });
  const question = (name: keyof SheetModel['questions'], label: string, more: Partial<Field> = {}): Field => ({
    ...{ name, label, value: answers[name], fault: faults[name], autoComplete: 'off', maxLength: 5000 },
    ...more,
  });
  return {
    brand: question('brand', 'What is your company called?', { autoComplete: 'organization' }),
    other: question('other', 'What else do you do?', {
      hint: 'By name, with commas. Each gets a page of its own, a draft for you to write, and a line in the quote form.',
    }),
    place: question('place', 'In which town or suburb are you?', {
      hint: towns.length === 0 && town ? townLine(town) : 'Its name or postcode.',
      autoComplete: 'address-level2',
    }),
    km: question('km', 'How far do you go, in km?', {
      kind: 'numeric',
      hint: 'From there. Further offices are added afterwards, under Company, Offices.',
    }),
    suburbs: question('suburbs', 'Or which suburbs do you serve?', { hint: 'With commas. May stay empty.' }),
    ...(!before.sample && {
      also: question('also', 'In which other town do you open an office?', {
        hint: 'Its name or postcode. Forms, contact page and suburbs get to know it, and its page is begun as a draft.',
      }),
    }),
    phone: question('phone', 'Which number do customers call?', { kind: 'tel', type: 'tel', autoComplete: 'tel' }),
    email: question('email', 'Which e-mail address do visitors see?', {
      ...{ kind: 'email', type: 'email', autoComplete: 'email' },
      hint: 'Enquiries arrive there, too.',
    }),
    since: question('since', 'Since which year?', { kind: 'numeric', hint: 'Empty: nothing is said of it.' }),
    abn: question('abn', 'ABN', { kind: 'numeric', hint: 'On your quotes. May stay empty.' }),
    sentence: question('sentence', 'One sentence about you', { hint: `Empty: “${usual}”` }),
  };
}

const hoursOf = ({ answers, draft, before }: Read): SheetModel['hours'] => {
  const usual = (Object.keys(HOURS) as HoursChoice[]).map((name) => ({
    value: name as Answers['hours'],
    label: hoursLine([...HOURS[name]]),
  }));
  const own = [draft, before].find((settings) => !isDemonstration(settings) && !hoursChoiceOf(settings.opening_hours));
  const now = own ? [{ value: 'now' as const, label: `As now: ${hoursLine(own.opening_hours)}` }] : [];
  return [...usual, ...now].map((choice) => ({ ...choice, isChosen: choice.value === answers.hours }));
};

export interface After {
  faults?: Faults;
  refused?: { status: number; reason: string };
  done?: SheetModel['done'];
  typed?: Answers;
}

async function logoOf({ payload }: Visit, { look }: Setting): Promise<string | undefined> {
  const id = typeof look.logo === 'object' ? look.logo?.id : look.logo;
  const file = id ? await payload.findByID({ collection: 'media', id, depth: 0, disableErrors: true }) : null;
  return file?.filename ? storedAt(file.filename) : undefined;
}

/** `GET /office/company`: the sheet as it was left. */
export async function companyPage(visit: Visit, { faults, refused, done, typed }: After = {}): Promise<Response> {
  const { payload, user } = visit;
  const read = await readSheet(visit);
  const sheet = typed ? { ...read, answers: typed } : read;
  const { answers, judged, offers, draft, before, version } = sheet;
  const wrong: Faults = { ...judged.faults, ...faults };
  const model: SheetModel = {
    ...{ action: COMPANY, version, done, refused: refused?.reason, isTheirs: !before.sample },
    questions: questionsOf(sheet, wrong),
    groups: groupsOf(offers).map(({ title, offers: [first, ...rest] }) => ({
      ...{ slug: first?.slug ?? '', title },
      services: [first, ...rest].flatMap((offer) =>
        offer ? [{ value: String(offer.id), label: offer.name, isChosen: answers.offered.includes(offer.id) }] : [],
      ),
    })),
    asked: offers.map(({ id }) => id).join(','),
    servicesFault: wrong.service,
    towns: judged.towns,
    hours: hoursOf(sheet),
    promises: ASKED_PROMISES.map((name) => ({
      ...{ value: name, label: PROMISES[name], isChosen: answers.promises.includes(name) },
      ...{ evidence: answers.evidence[name] ?? '', fault: wrong[`evidence_${name}`] },
    })),
    ...{ logo: await logoOf(visit, draft), logoFault: wrong.logo },
    colours: { main: answers.main, accent: answers.accent },
    preview: companyUrl(user.id),
  };
  return officePage(payload, {
    ...{ title: 'Your company', account: user, status: refused?.status, scripts: [scriptAddress('company.browser.ts')] },
    children: <Sheet {...model} />,
  });
}
