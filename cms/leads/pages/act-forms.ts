import { randomBytes } from 'node:crypto';
import type { ActModel } from 'office/enquiry/acts';
import type { DoneJob, Lead } from '../../base/database/payload-types';
import { dayOf, daysLater } from '../../base/process/days';
import { localTime } from '../../base/process/zone';
import { jobNamed } from '../done/jobs';
import type { Colleague } from '../inbox/colleagues';
import { waits } from '../inbox/time-left';
import { toldOfDay, toldOfLoss } from './agreed-words';
import { canBeDone, doneFields } from './done-act';
import type { Act, ActForm } from './posted-act';

/** What comes next for an enquiry; `reach` is to call or to write, `quote` is to write one. */
type Step = Act | 'reach' | 'quote';

const OPEN: Lead['status'][] = ['new', 'contacted', 'quoted'];

/** Whether somebody may still win or lose it. */
export const isOpen = ({ status }: Pick<Lead, 'status'>) => OPEN.includes(status);

/** What comes next for a won enquiry: to agree a day, and once that is over, that it was done. */
function nextOfWon({ agreed_ends_at, done_at }: Lead, now: Date): Step {
  if (done_at) return 'note';
  if (!agreed_ends_at) return 'agree';
  return new Date(agreed_ends_at) < now ? 'done' : 'note';
}

/** What comes next: it gets the largest button. */
export function nextStep(lead: Lead, { now, today, isReachable }: { now: Date; today: string; isReachable: boolean }): Step {
  const { status, follow_up_on } = lead;
  if (waits(lead)) return isReachable ? 'reach' : 'answered';
  if (status === 'won') return nextOfWon(lead, now);
  if (!isOpen(lead)) return 'note';
  if (isReachable && follow_up_on && dayOf(follow_up_on) <= today) return 'reach';
  if (status === 'contacted') return 'quote';
  return follow_up_on ? 'won' : 'follow-up';
}

/** What every form of an act brings along; the id makes one that arrives twice one. */
export const broughtAlong = ({ updatedAt: made_from }: Pick<Lead, 'updatedAt'>) => ({
  made_from,
  id: randomBytes(12).toString('hex'),
});

/** The form of one act; it works without script. */
export function actForm(lead: Lead, act: Act, word: string, more: Partial<ActModel> = {}): ActModel {
  const { question_due_at, follow_edition } = lead;
  const hidden = {
    ...broughtAlong(lead),
    about: question_due_at ? 'question' : '',
    edition: String(follow_edition ?? 0),
    ...more.hidden,
  };
  return { act, word, ...more, hidden };
}

/** Days for the buttons of *follow up*. */
const soonDays = (today: string) => [
  { word: 'Tomorrow', day: daysLater(today, 1) },
  { word: 'In 3 days', day: daysLater(today, 3) },
  { word: 'In a week', day: daysLater(today, 7) },
];

interface Shown {
  today: string;
  /** The zone in which the customer is told times. */
  zone: string;
  next: Step;
  typed?: ActForm;
  jobs: readonly DoneJob[];
  now: Date;
}

/** Forms of the acts that this enquiry is open to, the next step first. */
export function actForms(lead: Lead, { today, zone, next, typed, jobs, now }: Shown): ActModel[] {
  const { status } = lead;
  const was = (act: Act, field: 'text' | 'on' | 'from' | 'until' | 'amount' | 'reason', otherwise = '') =>
    typed?.act === act ? typed[field] : otherwise;
  const [starts = '', ends = ''] = [lead.agreed_starts_at, lead.agreed_ends_at].map((at) =>
    at ? localTime(new Date(at), zone) : '',
  );
  const day = lead.follow_up_on ? dayOf(lead.follow_up_on) : '';
  const isWon = status === 'won';
  const all: [Act, title: string | undefined, word: string, isShown: boolean, more?: Partial<ActModel>][] = [
    ['answered', undefined, 'I have answered', waits(lead)],
    [
      ...(['follow-up', 'Follow up on …', 'Follow up on this day', isOpen(lead)] as const),
      {
        days: soonDays(today),
        fields: [{ name: 'on', label: 'Day', kind: 'date', min: today, value: was('follow-up', 'on', day > today ? day : '') }],
      },
    ],
    [
      ...(['agree', 'Agree a day …', 'Save the agreed day', status !== 'lost' && status !== 'spam'] as const),
      {
        hint: `${toldOfDay(lead)} A night’s job may end after midnight.`,
        fields: [
          {
            ...({ name: 'on', id: 'agree-on', label: 'When is the job?', kind: 'date' } as const),
            ...{ min: today, value: was('agree', 'on', starts.slice(0, 10)) },
          },
          [
            { name: 'from', label: 'From', kind: 'time', value: was('agree', 'from', starts.slice(11)) },
            { name: 'until', label: 'Until', kind: 'time', value: was('agree', 'until', ends.slice(11)) },
          ],
        ],
      },
    ],
    [
      ...(['won', isWon ? 'Amount …' : 'Won', isWon ? 'Save the amount' : 'Won', status !== 'spam'] as const),
      {
        fields: [
          {
            ...({ name: 'amount', label: 'What is it worth (AUD)? May stay empty.', kind: 'amount' } as const),
            value: was('won', 'amount', String(lead.quoted_amount ?? '')),
          },
        ],
      },
    ],
    [
      ...(['done', 'Done …', 'Done', canBeDone(lead, now)] as const),
      {
        hidden: { job: jobNamed(lead) },
        fields: doneFields(lead, { jobs, zone, now, typed: typed?.act === 'done' ? typed : undefined }),
      },
    ],
    [
      ...(['note', 'Note', 'Save the note', true] as const),
      { fields: [{ name: 'text', label: 'Note', kind: 'textarea', required: true, value: was('note', 'text') }] },
    ],
    [
      ...(['lost', 'Lost, because …', 'Lost', isOpen(lead)] as const),
      {
        hint: toldOfLoss(lead, now),
        fields: [
          { name: 'reason', label: 'Why was it lost?', required: true, value: was('lost', 'reason', lead.lost_reason ?? '') },
        ],
      },
    ],
  ];
  return all
    .filter(([, , , isShown]) => isShown)
    .sort(([one], [other]) => Number(other === next) - Number(one === next))
    .map(([act, title, word, , more]) =>
      actForm(lead, act, word, { ...more, title, isNext: act === next, isOpen: typed?.act === act }),
    );
}

/** Who looks after it: oneself with one press, or somebody else. */
export function assignForms(lead: Lead, me: Colleague, assignee: Colleague | undefined, colleagues: Colleague[]): ActModel[] {
  const options = [{ value: '', label: 'Nobody' }, ...colleagues.map(({ id, name }) => ({ value: String(id), label: name }))];
  const other = actForm(lead, 'assign', 'Hand it over', {
    title: assignee ? `${assignee.id === me.id ? 'You look' : `${assignee.name} looks`} after it …` : 'Give it to a colleague …',
    fields: [{ name: 'to', label: 'Who looks after it?', kind: 'select', options, value: assignee ? String(assignee.id) : '' }],
  });
  const mine = actForm(lead, 'assign', 'I look after it', { of: 'me', hidden: { to: String(me.id) } });
  return assignee?.id === me.id ? [other] : [mine, other];
}

/** The forms behind *Spam*, *Only a test* and *Put in the trash*, and their opposites. */
export const aside = {
  spam: (lead: Lead) => actForm(lead, 'spam', 'Spam'),
  'not-spam': (lead: Lead) => actForm(lead, 'not-spam', 'Not spam'),
  test: (lead: Lead) => actForm(lead, 'test', 'Only a test'),
  'not-test': (lead: Lead) => actForm(lead, 'not-test', 'Not a test'),
  trash: (lead: Lead) => actForm(lead, 'trash', 'Put in the trash'),
  untrash: (lead: Lead) => actForm(lead, 'untrash', 'Take it out of the trash'),
};
