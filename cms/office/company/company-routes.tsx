import { Changes } from 'office/company/changes';
import { Change } from 'office/enquiries/change';
import type { Payload } from 'payload';
import { count, listed } from '../../base/process/counted';
import { env } from '../../base/process/env';
import { isOwner } from '../../base/rights/access';
import { refusalOf } from '../../leads/pages/acts';
import { officePage } from '../../leads/pages/page';
import { forAnswerers, formOf, notForYou, notOurs, seeOther, type Visit } from '../../leads/pages/visit';
import { announcedOnce } from '../../publishing/publications';
import { companyUrl } from '../preview/links';
import { COMPANY, COMPANY_PLAN } from './address';
import { type Answers, readAnswers } from './answers';
import { changesOf } from './changes';
import { companyPage } from './company-page';
import { missing } from './faults';
import { makeMine } from './make-mine';
import { type Offer, readOffers } from './offers';
import { type Plan, planOf } from './plan';
import { readSheet, saveSheet } from './sheet';

function consequencesOf({ off, on, begun }: Plan): string[] {
  const go = (number: number) => (number === 1 ? 'goes' : 'go');
  const goes = (list: { name: string }[], one: string, many?: string) =>
    list.length > 0 && `${count(list.length, one, many)} ${go(list.length)} off the site.`;
  return [
    'Everybody sees the company as you described it.',
    off.services.length > 0 && `${count(off.services.length, 'service')} ${go(off.services.length)} off the site, named below.`,
    on.length > 0 && `${count(on.length, 'service')} ${on.length === 1 ? 'comes' : 'come'} to the site.`,
    begun.length > 0 && `A page is begun for ${begun.join(', ')}. Nobody sees it before you publish it.`,
    goes(off.testimonials, 'sample review'),
    goes(off.posts, 'sample post'),
    goes(off.cities, 'city page'),
    off.services.length > 0 && 'The home page’s slides show what you offer.',
    'Sample people and numbers are shown no more.',
    'What goes stays in the back office, where you can bring it back.',
  ].filter((sentence) => sentence !== false);
}

async function planPage(visit: Visit): Promise<Response> {
  const { payload, user } = visit;
  const read = await readSheet(visit);
  const { version, answers, judged, before } = read;
  const faults = { ...judged.faults, ...missing(answers, before) };
  if (Object.keys(faults).length > 0) return companyPage(visit, { faults, refused: MISSING });
  const plan = await planOf(visit);
  if (!plan.isTakenOver) {
    const model = { brand: answers.brand, action: COMPANY, version, preview: companyUrl(user.id) };
    const changes = <Changes {...model} {...(await changesOf(payload, read, plan))} />;
    return officePage(payload, { title: 'What changes', account: user, children: changes });
  }
  const heading = `Make this the site of ${answers.brand}?`;
  const model = {
    ...{ heading, consequences: consequencesOf(plan), names: plan.off.services.map(({ name }) => name), more: 0 },
    ...{ action: COMPANY, act: 'Make it mine', isFinal: false, back: COMPANY },
    fields: Object.entries({ act: 'mine', made_from: version }),
  };
  return officePage(payload, { title: heading, account: user, children: <Change {...model} /> });
}

const MISSING = { status: 400, reason: 'Saved as a draft. Look at what is marked below.' };

/** The services that a button ticks or unticks, where no script does. */
function toggled(answers: Answers, offers: readonly Offer[], toggle: string): Answers {
  const [word, slug] = toggle.split(' ');
  const meant = offers.filter((offer) => slug === '*' || offer.slug === slug || offer.parent === slug).map(({ id }) => id);
  const others = answers.offered.filter((id) => !meant.includes(id));
  return { ...answers, offered: word === 'all' ? [...others, ...meant] : others };
}

async function save(visit: Visit, form: FormData): Promise<Response> {
  const offers = await readOffers(visit.payload);
  const toggle = form.get('toggle');
  const read = readAnswers(form, offers);
  const typed = typeof toggle === 'string' ? toggled(read, offers, toggle) : read;
  const posted = form.get('logo');
  const without = form.has('without_logo') ? null : undefined;
  const logo = posted instanceof File && posted.size > 0 ? posted : without;
  try {
    const { faults, before } = await saveSheet(visit, typed, String(form.get('made_from')), logo);
    const asksMore = form.get('act') === 'plan' ? { ...missing(typed, before), ...faults } : faults;
    if (Object.keys(asksMore).length > 0) return companyPage(visit, { faults: asksMore, refused: MISSING });
    return seeOther(form.get('act') === 'plan' ? COMPANY_PLAN : `${COMPANY}?done=saved`);
  } catch (error) {
    return companyPage(visit, { typed, refused: refusalOf(error) });
  }
}

async function publish(visit: Visit, form: FormData): Promise<Response> {
  try {
    const { sample } = await visit.payload.findGlobal({ slug: 'settings', depth: 0, select: { sample: true } });
    const failed = await announcedOnce(visit.payload, () =>
      makeMine(visit, String(form.get('made_from')), form.getAll('replace').map(String)),
    );
    if (failed.length === 0) return seeOther(`${COMPANY}?done=${sample ? 'mine' : 'changed'}`);
    const titles = listed(failed.map(({ title, why }) => `“${title}” (${why})`));
    const reason = `The site is changed, but for the old words in ${titles}. Change them there, or with Find and replace.`;
    return companyPage(visit, { refused: { status: 400, reason } });
  } catch (error) {
    return companyPage(visit, { refused: refusalOf(error) });
  }
}

const SAID: Record<string, { text: string; href: string; word: string }> = {
  saved: { text: 'Saved as a draft. Nobody sees it yet.', href: '/office', word: 'Leave' },
  mine: { text: 'The site is yours.', href: env.siteUrl, word: 'Open the website' },
  changed: { text: 'The site is changed.', href: env.siteUrl, word: 'Open the website' },
};

async function act(visit: Visit, request: Request): Promise<Response> {
  const form = await formOf(request);
  if (!form || Number.isNaN(Date.parse(String(form.get('made_from'))))) return notOurs();
  return form.get('act') === 'mine' ? publish(visit, form) : save(visit, form);
}

/** `/office/company`: an owner says whose site it is; others are told that they may not. */
export const answerCompany = (payload: Payload, request: Request): Promise<Response> =>
  forAnswerers(payload, request, COMPANY, async (visit) => {
    if (!isOwner(visit.user)) return notForYou(visit, 'Only an owner says whose site it is.');
    if (request.method === 'POST') return act(visit, request);
    const asked = new URL(request.url).searchParams;
    return asked.get('step') === 'changes' ? planPage(visit) : companyPage(visit, { done: SAID[asked.get('done') ?? ''] });
  });
