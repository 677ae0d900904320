import { withFacts } from 'contract/facts';
import type { Payload, ServerProps } from 'payload';
import { FACT_SELECT, settingsFacts } from '../../base/facts/company-facts';
import { endedPromises } from '../../base/facts/ended-promises';
import { dayOf, today, writtenDay } from '../../base/process/days';
import { PROMISE_NAMES, type PromiseName } from '../settings/promises';

interface Due {
  name: PromiseName;
  words: string;
  since: string;
}

/** Promises on the site whose day to be checked has come, the longest due first. */
export async function duePromises(payload: Payload, now = new Date()): Promise<Due[]> {
  const select = FACT_SELECT;
  const { claims, ...stored } = await payload.findGlobal({ slug: 'settings', depth: 0, select });
  const day = today(stored.time_zone, now);
  const ended = await endedPromises(payload);
  return PROMISE_NAMES.filter((name) => !ended.has(name))
    .flatMap((name) => {
      const since = dayOf(claims?.[`${name}_review`] ?? '');
      const words = claims?.[name];
      return words && since && since <= day ? { name, words: withFacts(words, settingsFacts(stored, day)), since } : [];
    })
    .sort((one, other) => one.since.localeCompare(other.since));
}

/** On the first page of whoever edits the site: promises to check again. */
export async function DuePromises({ payload, user }: ServerProps) {
  if (user?.role === 'leads') return null;
  const due = await duePromises(payload);
  if (due.length === 0) return null;
  return (
    <section className="sample-notice" aria-labelledby="due-promises-heading">
      <h2 id="due-promises-heading">Promises to check</h2>
      <p>Is each still true? Correct its words if not, then enter the next day on which to check it, in the tab Promises.</p>
      <ul>
        {due.map(({ name, words, since }) => (
          <li key={name}>
            <a href="/admin/globals/settings">{words}</a>, due since {writtenDay(since)}
          </li>
        ))}
      </ul>
    </section>
  );
}
