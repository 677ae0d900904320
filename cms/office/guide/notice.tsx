import type { ServerProps } from 'payload';
import { firstHour } from './steps';

/** At the top of an owner's first page, until every step is done: how far the company is, and the way on. */
export async function FirstHourNotice({ payload, user }: ServerProps) {
  if (user?.role !== 'owner') return null;
  const steps = await firstHour(payload);
  const [next] = steps.filter(({ state }) => state === 'open');
  if (!next) return null;
  const done = steps.filter(({ state }) => state !== 'open').length;
  return (
    <section className="sample-notice" aria-labelledby="first-hour-heading">
      <h2 id="first-hour-heading">Make the website yours</h2>
      <p>
        {done} of {steps.length} steps are done. <a href="/admin/first-hour">Go on with: {next.title}</a>
      </p>
    </section>
  );
}
