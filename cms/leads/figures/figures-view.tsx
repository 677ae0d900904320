import type { AdminViewServerProps, Payload } from 'payload';
import { promisedMs, writtenReply } from '../../base/facts/reply-promise';
import { count } from '../../base/process/counted';
import { span, zoneOf } from '../../base/process/zone';
import { FigureTable } from '../../forms/parts/figure-table';
import { OwnView } from '../../forms/parts/own-view';
import { medianResponse } from '../record/answer-times';
import { type DayCount, leadsByDay, phoneTaps, type Share, vitalsByPage, waitingNow, wonBy, worthOf } from './figures';

const seconds = (ms: number | undefined) => (ms === undefined ? '–' : `${(ms / 1000).toFixed(1)} s`);

const SharesTable = ({ caption, head, shares }: { caption: string; head: string; shares: Share[] }) => (
  <FigureTable
    caption={caption}
    head={[head, 'Enquiries', 'Won', 'Worth']}
    rows={shares.map((share) => [share.name, share.leads, share.won, worthOf(share)])}
    empty="No enquiries yet."
  />
);

const short = (day = '') => `${Number(day.slice(8))}/${Number(day.slice(5, 7))}`;

/** Bars of the enquiries per day; the table below them says the same. */
function DayBars({ days }: { days: DayCount[] }) {
  const most = Math.max(...days.map(({ leads }) => leads));
  return (
    <>
      <svg className="figures__chart" viewBox={`0 0 ${days.length * 10} 100`} preserveAspectRatio="none" aria-hidden="true">
        {days.map(({ day, leads }, at) => (
          <rect key={day} x={at * 10 + 1} y={100 - (100 * leads) / most} width="8" height={(100 * leads) / most}>
            <title>{`${short(day)}: ${leads}`}</title>
          </rect>
        ))}
      </svg>
      <p className="figures__days" aria-hidden="true">
        <span>{short(days[0]?.day)}</span>
        <span>{`Most on one day: ${most}`}</span>
        <span>{short(days.at(-1)?.day)}</span>
      </p>
    </>
  );
}

/** How many wait, and how long customers waited for an answer. */
async function Now({ payload, now }: { payload: Payload; now: Date }) {
  const [{ waiting, overdue }, response, settings] = await Promise.all([
    waitingNow(payload, now),
    medianResponse(payload, now),
    payload.findGlobal({ slug: 'settings', depth: 0, select: { reply: true } }),
  ]);
  // A promise in working hours leaves out nights, which are part of the median.
  const isLate = response && settings.reply?.unit === 'hours' && response.median > promisedMs(settings);
  return (
    <ul className="figures__now">
      <li>
        <a href="/office/enquiries?view=new">
          <strong>{waiting}</strong> waiting for an answer
        </a>
      </li>
      <li className={overdue > 0 ? 'figures__wrong' : undefined}>
        <a href="/office/enquiries?view=overdue">
          <strong>{overdue}</strong> overdue
        </a>
      </li>
      <li className={isLate ? 'figures__wrong' : undefined}>
        <strong>{response ? span(response.median) : '–'}</strong>
        {response
          ? ` is the median time to a first answer; within ${writtenReply(settings)} was promised (${response.answered} answered in 90 days)`
          : ' No enquiry was answered in the last 90 days'}
      </li>
    </ul>
  );
}

async function Figures({ payload, now }: { payload: Payload; now: Date }) {
  const [days, byService, bySource, byLatestSource, vitals, taps] = await Promise.all([
    leadsByDay(payload, await zoneOf(payload), now),
    wonBy(payload, 'service', now),
    wonBy(payload, 'source', now),
    wonBy(payload, 'latest_source', now),
    vitalsByPage(payload, now),
    phoneTaps(payload, now),
  ]);
  const total = days.reduce((sum, { leads }) => sum + leads, 0);
  return (
    <section className="figures" aria-labelledby="figures-heading">
      <h1 id="figures-heading">Figures</h1>
      <Now payload={payload} now={now} />
      <h2>{total === 0 ? 'No enquiries in the last 30 days' : `${count(total, 'enquiry', 'enquiries')} in the last 30 days`}</h2>
      {total > 0 && (
        <>
          <DayBars days={days} />
          <details>
            <summary>The same as a table</summary>
            <FigureTable
              caption="Enquiries by day"
              head={['Day', 'Enquiries']}
              rows={days.map(({ day, leads }) => [day, leads])}
              empty=""
            />
          </details>
        </>
      )}
      <div className="figures__tables">
        <SharesTable caption="Won by service, 90 days" head="Service" shares={byService} />
        <SharesTable caption="Won by source, 90 days: where visits began" head="First source" shares={bySource} />
        <SharesTable
          caption="Won by source, 90 days: where visitors came from last"
          head="Latest source"
          shares={byLatestSource}
        />
        <FigureTable
          caption="Taps on the phone number, 28 days"
          head={['Page', 'Taps']}
          rows={taps.map((row) => [row.page, row.taps])}
          empty="Nobody has tapped a phone number yet."
        />
        <FigureTable
          caption="Page speed, 28 days: three visits in four are at least this fast"
          head={['Page', 'Visits', 'Shown after', 'Reacts after', 'Layout shift']}
          rows={vitals.map(({ page, visits, lcp, inp, cls }) => [
            page,
            visits,
            seconds(lcp),
            seconds(inp),
            cls?.toFixed(2) ?? '–',
          ])}
          empty="No visit has been measured yet."
        />
      </div>
    </section>
  );
}

/** The page at `/admin/figures`: what came of the enquiries, and how fast the pages are. */
export const FiguresView = (view: AdminViewServerProps) => (
  <OwnView
    view={view}
    path="figures"
    label="Figures"
    className="figures-page"
    roles={['owner', 'leads']}
    refusal="Only accounts that answer enquiries see this."
  >
    {(payload) => <Figures payload={payload} now={new Date()} />}
  </OwnView>
);
