import type { Payload, ServerProps } from 'payload';
import { Suspense } from 'react';
import { FigureTable } from '../../office/parts/figure-table';
import { span } from '../../server/process/zone';
import { DrillReport } from '../drill/report';
import { medianResponse } from '../record/answer-times';
import { DayChart } from './day-chart';
import { leadsByDay, phoneTaps, type Share, vitalsByPage, waitingNow, wonBy, worthOf } from './figures';
import { SiteReport } from './site-report';

const PROMISE_MS = 24 * 60 * 60 * 1000;
const seconds = (ms: number | undefined) => (ms === undefined ? '–' : `${(ms / 1000).toFixed(1)} s`);
const shares = (rows: Share[]) => rows.map((row) => [row.name, row.leads, row.won, worthOf(row)]);

const answersLeads = (user: ServerProps['user']) => user?.role === 'owner' || user?.role === 'leads';

/** Start page of accounts that answer leads: waiting leads. */
export async function ToDo({ payload, user }: ServerProps) {
  if (!answersLeads(user)) return null;
  const now = new Date();
  const [{ time_zone }, waiting, response] = await Promise.all([
    payload.findGlobal({ slug: 'settings', depth: 0, select: { time_zone: true } }),
    waitingNow(payload, now),
    medianResponse(payload, now),
  ]);
  return (
    <section className="figures" aria-labelledby="figures-heading">
      <h1 id="figures-heading">Leads</h1>
      <ul className="figures__now">
        <li>
          <a href="/inbox/new">
            <strong>{waiting.waiting}</strong> waiting for an answer
          </a>
        </li>
        <li className={waiting.overdue > 0 ? 'figures__wrong' : undefined}>
          <a href="/inbox/overdue">
            <strong>{waiting.overdue}</strong> overdue
          </a>
        </li>
        <li className={response && response.median > PROMISE_MS ? 'figures__wrong' : undefined}>
          <strong>{response ? span(response.median) : '–'}</strong>
          {response
            ? ` is the median time to a first answer; 24 h were promised (${response.answered} answered in 90 days)`
            : ' No lead was answered in the last 90 days'}
        </li>
      </ul>
      <DrillReport payload={payload} zone={time_zone} now={now} />
      <Suspense fallback={null}>
        <SiteReport />
      </Suspense>
    </section>
  );
}

/** Below the tasks: sources and results of leads, then page speed. */
export async function Dashboard({ payload, user }: ServerProps) {
  if (!answersLeads(user)) return null;
  return <Figures payload={payload} now={new Date()} />;
}

async function Figures({ payload, now }: { payload: Payload; now: Date }) {
  const { time_zone } = await payload.findGlobal({ slug: 'settings', depth: 0, select: { time_zone: true } });
  const [days, byService, bySource, byLatestSource, vitals, taps] = await Promise.all([
    leadsByDay(payload, time_zone, now),
    wonBy(payload, 'service', now),
    wonBy(payload, 'source', now),
    wonBy(payload, 'latest_source', now),
    vitalsByPage(payload, now),
    phoneTaps(payload, now),
  ]);
  const total = days.reduce((sum, { leads }) => sum + leads, 0);
  return (
    <section className="figures" aria-label="Figures">
      <h2>{total === 0 ? 'No leads in the last 30 days' : `${total} ${total === 1 ? 'lead' : 'leads'} in the last 30 days`}</h2>
      {total > 0 && (
        <>
          <DayChart days={days} />
          <details>
            <summary>The same as a table</summary>
            <FigureTable
              caption="Leads by day"
              head={['Day', 'Leads']}
              rows={days.map(({ day, leads }) => [day, leads])}
              empty=""
            />
          </details>
        </>
      )}
      <div className="figures__tables">
        <FigureTable
          caption="Won by service, 90 days"
          head={['Service', 'Leads', 'Won', 'Worth']}
          rows={shares(byService)}
          empty="No leads yet."
        />
        <FigureTable
          caption="Won by source, 90 days: where visits began"
          head={['First source', 'Leads', 'Won', 'Worth']}
          rows={shares(bySource)}
          empty="No leads yet."
        />
        <FigureTable
          caption="Won by source, 90 days: where visitors came from last"
          head={['Latest source', 'Leads', 'Won', 'Worth']}
          rows={shares(byLatestSource)}
          empty="No leads yet."
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
