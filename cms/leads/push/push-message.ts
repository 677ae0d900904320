import { writtenTime } from 'contract/reply';
import type { Lead } from '../../base/database/payload-types';
import { count, listed } from '../../base/process/counted';
import { daysLater } from '../../base/process/days';
import { localDay } from '../../base/process/zone';
import { lightPageOf, TODAY } from '../record/light-page';
import type { Ring } from './kinds';

/** What a device shows. Nothing of it is the customer's: it passes other companies, and lies on a locked screen. */
export interface Message {
  title: string;
  body: string;
  url: string;
  /** Messages with the same tag replace each other on the device. */
  tag: string;
}

export interface Rung {
  ring: Ring;
  lead: Pick<Lead, 'id' | 'form' | 'suspicion' | 'due_at' | 'first_answered_at' | 'reference'>;
  at: string;
}

const acts: Record<Exclude<Ring, 'new' | 'soon'>, [title: string, one: string, many: string]> = {
  accept: ['Quote accepted', 'quote accepted', 'quotes accepted'],
  decline: ['Quote declined', 'quote declined', 'quotes declined'],
  question: ['A customer asks something', 'question', 'questions'],
  'call-when': ['A customer says when a call suits', 'call agreed', 'calls agreed'],
  photos: ['A customer sent photos', 'sent photos', 'sent photos'],
  'call-off': ['A request was called off', 'request called off', 'requests called off'],
  'wants-off': ['A customer wants to call the job off', 'wish to call off', 'wishes to call off'],
};

function titleOf({ ring, lead }: Rung): string {
  if (ring === 'new') {
    const kind = lead.form === 'quote' ? 'New quote request' : 'New enquiry';
    return lead.suspicion ? `${kind}, looks suspicious` : kind;
  }
  return ring === 'soon' ? 'Soon overdue' : acts[ring][0];
}

function messageOf(rung: Rung, zone: string, now: Date): Message {
  const { ring, lead } = rung;
  const waits = lead.due_at && !lead.first_answered_at;
  const body = waits ? `Reply by ${writtenTime({ at: lead.due_at ?? '', zone }, now)}` : `Enquiry ${lead.reference}`;
  return { title: titleOf(rung), body, url: lightPageOf(lead.id), tag: `${ring} ${lead.id}` };
}

/** "overnight", or "since Friday" after a weekend. */
function sinceWhen(rungs: readonly Rung[], zone: string, now: Date): string {
  const first = new Date(Math.min(...rungs.map(({ at }) => Date.parse(at))));
  if (localDay(first, zone) >= daysLater(localDay(now, zone), -1)) return 'overnight';
  return `since ${new Intl.DateTimeFormat('en-AU', { timeZone: zone, weekday: 'long' }).format(first)}`;
}

export function messageFor(rungs: readonly Rung[], zone: string, now: Date): Message {
  const [only] = rungs;
  if (only && rungs.length === 1) return messageOf(only, zone, now);
  const of = (ring: Ring) => rungs.filter((rung) => rung.ring === ring).length;
  const since = sinceWhen(rungs, zone, now);
  const enquiries = of('new') > 0 ? `${count(of('new'), 'enquiry', 'enquiries')} came ${since}` : '';
  const others = [
    ...(of('soon') > 0 ? [`${of('soon')} soon overdue`] : []),
    ...(Object.keys(acts) as (keyof typeof acts)[]).flatMap((act) => {
      const [, one, many] = acts[act];
      return of(act) > 0 ? [count(of(act), one, many)] : [];
    }),
  ];
  const title = enquiries || `Customers wrote ${since}`;
  return { title, body: listed(others) || 'Open the list', url: TODAY, tag: 'overnight' };
}
