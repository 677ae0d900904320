import { Enquiry, type EnquiryModel, InTrash, NoEnquiry } from 'office/enquiry/enquiry';
import { writtenCents } from 'shared/money';
import type { Lead } from '../../base/database/payload-types';
import { dayOf, writtenDay } from '../../base/process/days';
import { localDay, longDateTime, stamp } from '../../base/process/zone';
import { isOwner } from '../../base/rights/access';
import { jobsOf } from '../done/jobs';
import { assigneeOf, colleaguesOf } from '../inbox/colleagues';
import { enquiryInWords } from '../inbox/enquiry-words';
import { timeLeft } from '../inbox/time-left';
import { notesOf } from '../notes/notes';
import { quotesOf } from '../quotes/versions';
import { followLink } from '../record/follow-link';
import { nameOf } from '../record/in-short';
import { labelOf } from '../record/lead-fields';
import { correctPageOf, erasePageOf, historyPageOf, lightPageOf, REPLY_TEXTS } from '../record/light-page';
import { zoneForCustomer } from '../record/told-time';
import { actForm, actForms, aside, assignForms, isOpen, nextStep } from './act-forms';
import { scriptAddress } from './built-files';
import { details, warningOf, waysOf } from './enquiry-details';
import { type After, saidOf } from './enquiry-said';
import { openedFrom } from './list-asked';
import { officePage } from './page';
import { quoteLink } from './quote-link';
import { timelineOf } from './timeline';
import type { Visit } from './visit';

function agreedTime({ agreed_starts_at, agreed_ends_at }: Lead, zone: string): string | undefined {
  if (!agreed_starts_at) return undefined;
  const [starts, ends] = [new Date(agreed_starts_at), new Date(agreed_ends_at ?? agreed_starts_at)];
  const begins = `Agreed: ${longDateTime(starts, zone)}`;
  return localDay(starts, zone) === localDay(ends, zone) ? begins : `${begins} to ${longDateTime(ends, zone)}`;
}

/** The page on which the customer follows this enquiry: to open, to send again, and to close for whoever has its address. */
function customersPage(lead: Lead): EnquiryModel['customersPage'] {
  const link = followLink(lead);
  if (!link) return undefined;
  const hint = 'The old link stops at once. Send the customer the new one.';
  return { link, replace: actForm(lead, 'replace-link', 'Replace the link', { title: 'Replace the link …', hint }) };
}

/** Where else something can be done about it. */
function linksOf(lead: Lead, user: Visit['user']): EnquiryModel['links'] {
  const { id, anonymised_at } = lead;
  const whole = anonymised_at
    ? []
    : [
        { href: historyPageOf(id), text: 'History' },
        { href: `/payload-api/leads/${id}/person`, text: 'Export everything (JSON)', download: true },
        ...(isOwner(user) ? [{ href: erasePageOf(id), text: 'Erase this person…' }] : []),
      ];
  return [
    ...(anonymised_at ? [{ href: correctPageOf(id), text: 'Correct the details' }] : []),
    ...whole,
    { href: `/admin/collections/leads/${id}`, text: 'All details' },
  ];
}

function erasedWords({ anonymised_at }: Lead, zone: string, erased: After['erased']): string | undefined {
  if (!anonymised_at) return undefined;
  const receipt = erased && ` Erased: ${erased.here} here, ${erased.there} waiting at the website.`;
  return `This person’s details were erased. It was on ${stamp(new Date(anonymised_at), zone)}.${receipt ?? ''}`;
}

export async function enquiryPage(visit: Visit, lead: Lead, after: After = {}): Promise<Response> {
  const { payload, user } = visit;
  const { refused, reply = 0 } = after;
  const [words, quotes, settings, notes, jobs, assignee, colleagues] = await Promise.all([
    enquiryInWords(payload, lead),
    quotesOf(payload, lead.id),
    payload.findGlobal({ slug: 'settings', depth: 0, select: { offices: true, time_zone: true } }),
    notesOf(payload, lead.id),
    jobsOf(payload, lead.id),
    assigneeOf(payload, lead),
    colleaguesOf(payload),
  ]);
  const [zone, customerZone, now] = [settings.time_zone, zoneForCustomer(lead, settings), new Date()];
  const today = localDay(now, zone);
  const next = nextStep(lead, { now, today, isReachable: Boolean(words.contacts.call || words.contacts.mail) });
  const { status, quoted_amount } = lead;
  const marks: (string | false | null | undefined)[] = [
    lead.follow_up_on && isOpen(lead) && `Follow up on ${writtenDay(dayOf(lead.follow_up_on))}`,
    status !== 'new' && labelOf(status),
    status === 'won' && quoted_amount != null && writtenCents(Math.round(quoted_amount * 100)),
    status === 'lost' && lead.lost_reason,
    agreedTime(lead, customerZone),
    lead.done_at && `Done on ${writtenDay(localDay(new Date(lead.done_at), zone))}`,
    assignee && `Looked after by ${assignee.name}`,
  ];
  const warning = warningOf(lead);
  const changing = refused?.typed.act === 'change-note' ? refused.typed : after.note ? { note: after.note } : undefined;
  const offered = new Set([...(warning?.acts ?? []).map(({ act }) => act), ...(status === 'spam' ? ['spam', 'test'] : [])]);
  const rare = [aside.spam(lead), ...(lead.is_test ? [] : [aside.test(lead)]), aside.trash(lead)];
  const unsent = words.sending.filter(({ sent }) => !sent);
  const model: EnquiryModel = {
    beside: {
      list: after.list === undefined ? undefined : openedFrom(after.list),
      script: scriptAddress('list-beside.browser.ts'),
    },
    ...{ id: lead.id, version: lead.updatedAt, said: saidOf(lead, after, jobs), name: nameOf(lead), about: words.about },
    ...{ time: timeLeft(lead, now), marks: marks.filter((mark) => typeof mark === 'string'), warning },
    erased: erasedWords(lead, zone, after.erased),
    ...{ ways: waysOf(words, reply), reachIsNext: next === 'reach', callWhen: lead.call_when ?? undefined },
    ...{ words: words.words, photos: words.photos, replies: words.replies.map(({ name }) => name), reply },
    replyTexts: REPLY_TEXTS,
    replyText: (words.replies[reply] ?? words.replies[0])?.text ?? '',
    quote: quoteLink(lead, quotes, { today, zone, isNext: next === 'quote' }),
    acts: actForms(lead, { today, zone: customerZone, next, typed: refused?.typed, jobs, now }),
    assigned: assignForms(lead, { id: Number(user.id), name: '' }, assignee, colleagues),
    unsent: {
      texts: unsent.map(({ text }) => text),
      moving: unsent.some(({ moving }) => moving),
      again: unsent.some(({ wrong }) => wrong) ? actForm(lead, 'send-again', 'Try again now') : undefined,
    },
    timeline: timelineOf(lead, { notes, quotes, jobs, sending: words.sending, zone, customerZone, changing }),
    customersPage: customersPage(lead),
    facts: details(lead, words.typed),
    correct: correctPageOf(lead.id),
    others: { total: words.others.total, links: words.others.leads.map(({ id, text }) => ({ href: lightPageOf(id), text })) },
    rare: rare.filter(({ act }) => !offered.has(act)),
    links: linksOf(lead, user),
  };
  return officePage(payload, {
    ...{ title: model.name, status: refused?.status, account: user },
    children: <Enquiry {...model} />,
  });
}

/** Shows an enquiry that lies in the trash, with what takes it out; says that there is none otherwise. */
export function absentPage({ payload, user }: Visit, lead: Lead | undefined, after: After = {}): Promise<Response> {
  if (!lead) return officePage(payload, { title: 'No such enquiry', status: 404, account: user, children: <NoEnquiry /> });
  const { undo, ...said } = saidOf(lead, after);
  const mayErase = isOwner(user) && !lead.anonymised_at;
  const links = mayErase ? [{ href: erasePageOf(lead.id), text: 'Erase this person…' }] : [];
  return officePage(payload, {
    ...{ title: nameOf(lead), status: after.refused?.status, account: user },
    children: (
      <InTrash
        {...{ ...{ id: lead.id, version: lead.updatedAt, name: nameOf(lead) }, said, back: undo ?? aside.untrash(lead), links }}
      />
    ),
  });
}

/** Says that there is no such enquiry, or none that this account may see. */
export const noEnquiry = (visit: Visit): Promise<Response> => absentPage(visit, undefined);
