import { Figures, type FiguresModel, type FigureTable } from 'office/figures';
import type { Payload } from 'payload';
import { promisedMs, writtenReply } from '../../base/facts/reply-promise';
import { count } from '../../base/process/counted';
import { span, zoneOf } from '../../base/process/zone';
import { leadsByDay, phoneTaps, type Share, vitalsByPage, waitingNow, wonBy, worthOf } from '../figures/figures';
import { medianResponse } from '../record/answer-times';
import { FIGURES, viewAddress } from '../record/light-page';
import { officePage } from './page';
import { forAnswerers, type Visit } from './visit';

const seconds = (ms: number | undefined) => (ms === undefined ? '–' : `${(ms / 1000).toFixed(1)} s`);
const short = (day: string) => `${Number(day.slice(8))}/${Number(day.slice(5, 7))}`;

const sharesTable = (caption: string, head: string, shares: Share[]): FigureTable => ({
  ...{ caption, head: [head, 'Enquiries', 'Won', 'Worth'], empty: 'No enquiries yet.' },
  rows: shares.map((share) => [share.name, share.leads, share.won, worthOf(share)]),
});

/** How many wait, and how long customers waited for an answer. */
async function nowOf(payload: Payload, now: Date): Promise<FiguresModel['now']> {
  const [{ waiting, overdue }, response, settings] = await Promise.all([
    waitingNow(payload, now),
    medianResponse(payload, now),
    payload.findGlobal({ slug: 'settings', depth: 0, select: { reply: true } }),
  ]);
  // A promise in working hours leaves out nights, which are part of the median.
  const isLate = response && settings.reply?.unit === 'hours' && response.median > promisedMs(settings);
  const median = response
    ? `is the median time to a first answer; within ${writtenReply(settings)} was promised (${response.answered} answered in 90 days)`
    : 'No enquiry was answered in the last 90 days';
  return [
    { figure: String(waiting), text: 'waiting for an answer', href: viewAddress('new'), wrong: false },
    { figure: String(overdue), text: 'overdue', href: viewAddress('overdue'), wrong: overdue > 0 },
    { figure: response ? span(response.median) : '–', text: median, wrong: Boolean(isLate) },
  ];
}

async function show({ payload, user }: Visit, now: Date): Promise<Response> {
  const [first, days, byService, bySource, byLatest, taps, vitals] = await Promise.all([
    nowOf(payload, now),
    leadsByDay(payload, await zoneOf(payload), now),
    wonBy(payload, 'service', now),
    wonBy(payload, 'source', now),
    wonBy(payload, 'latest_source', now),
    phoneTaps(payload, now),
    vitalsByPage(payload, now),
  ]);
  const total = days.reduce((sum, { leads }) => sum + leads, 0);
  const model: FiguresModel = {
    now: first,
    days: days.map(({ day, leads }) => ({ day, short: short(day), enquiries: leads })),
    total: total === 0 ? 'No enquiries in the last 30 days' : `${count(total, 'enquiry', 'enquiries')} in the last 30 days`,
    tables: [
      sharesTable('Won by service, 90 days', 'Service', byService),
      sharesTable('Won by source, 90 days: where visits began', 'First source', bySource),
      sharesTable('Won by source, 90 days: where visitors came from last', 'Latest source', byLatest),
      {
        ...{ caption: 'Taps on the phone number, 28 days', head: ['Page', 'Taps'] },
        ...{ rows: taps.map((row) => [row.page, row.taps]), empty: 'Nobody has tapped a phone number yet.' },
      },
      {
        caption: 'Page speed, 28 days: three visits in four are at least this fast',
        head: ['Page', 'Visits', 'Shown after', 'Reacts after', 'Layout shift'],
        rows: vitals.map(({ page, visits, lcp, inp, cls }) => [page, visits, seconds(lcp), seconds(inp), cls?.toFixed(2) ?? '–']),
        empty: 'No visit has been measured yet.',
      },
    ],
  };
  return officePage(payload, { title: 'Figures', account: user, children: <Figures {...model} /> });
}

/** `/office/figures`: what came of the enquiries, and how fast the pages are. */
export const answerFigures = (payload: Payload, request: Request): Promise<Response> =>
  forAnswerers(payload, request, FIGURES, (visit) => show(visit, new Date()));
