import type { Where } from 'payload';

const unanswered = (now: Date): Where => ({
  and: [{ status: { equals: 'new' } }, { first_answered_at: { exists: false } }, { due_at: { less_than: now.toISOString() } }],
});

/** Customers who asked a question on the page of their request, and have no answer yet. */
const asked = (due: Where[string] = { exists: true }): Where => ({
  and: [{ question_due_at: due }, { status: { not_equals: 'spam' } }],
});

/** Leads whose customers have waited too long for an answer: the first, or that to a question. */
export const overdue = (now: Date): Where => ({ or: [unanswered(now), asked({ less_than: now.toISOString() })] });

/** Leads to follow up today or earlier; a day is stored as noon UTC. */
const followUp = (today: string): Where => ({
  and: [{ follow_up_on: { less_than: `${today}T23:59:59.999Z` } }, { status: { not_in: ['won', 'lost', 'spam'] } }],
});

/** Agreed days from now on; a night's job stands there until it ends, in the morning after. Tests and erased people have no due time. */
const agreedUntil = (now: Date, end: Date): Where => ({
  and: [
    { agreed_ends_at: { greater_than_equal: now.toISOString() } },
    { agreed_starts_at: { less_than: end.toISOString() } },
    { status: { not_in: ['lost', 'spam'] } },
    { due_at: { exists: true } },
  ],
});

export interface Viewer {
  now: Date;
  /** Today in the settings' zone, YYYY-MM-DD. */
  today: string;
  /** Start of that day, and of the one a week later. */
  midnight: Date;
  weekEnd: Date;
  user: number | string;
}

interface ViewOfLeads {
  label: string;
  where(viewer: Viewer): Where | undefined;
  sort: string;
}

const all = (...and: Where[]): Where => ({ and });
const viewsNamed = <Name extends string>(named: Record<Name, ViewOfLeads>) => named;

/** The inbox's views with their filters and order. Relative dates are resolved when a view is opened. */
export const views = viewsNamed({
  today: {
    label: 'Today',
    where: ({ midnight }) =>
      all({ received_at: { greater_than_equal: midnight.toISOString() } }, { status: { not_equals: 'spam' } }),
    sort: '-received_at',
  },
  // Tests and erased people have no due time.
  new: {
    label: 'New',
    where: () => all({ status: { equals: 'new' } }, { due_at: { exists: true } }),
    sort: '-received_at',
  },
  overdue: { label: 'Overdue', where: ({ now }) => unanswered(now), sort: 'due_at' },
  questions: { label: 'Questions', where: () => asked(), sort: 'question_due_at' },
  'follow-up': { label: 'Follow up today', where: ({ today }) => followUp(today), sort: 'follow_up_on' },
  agree: {
    label: 'Agree a day',
    where: () => all({ job_due_at: { exists: true } }, { agreed_starts_at: { exists: false } }),
    sort: 'job_due_at',
  },
  week: { label: 'This week', where: ({ now, weekEnd }) => agreedUntil(now, weekEnd), sort: 'agreed_starts_at' },
  over: {
    label: 'Job over',
    where: ({ now }) => all({ job_due_at: { less_than: now.toISOString() } }, { agreed_starts_at: { exists: true } }),
    sort: 'job_due_at',
  },
  mine: { label: 'Mine', where: ({ user }) => all({ assigned_to: { equals: user } }), sort: '-received_at' },
  suspicious: {
    label: 'Suspicious',
    where: () => all({ suspicion: { exists: true } }, { status: { not_equals: 'spam' } }),
    sort: '-received_at',
  },
  spam: { label: 'Spam', where: () => all({ status: { equals: 'spam' } }), sort: '-received_at' },
  all: { label: 'All', where: () => undefined, sort: '-received_at' },
});
export type View = keyof typeof views;

export const isView = (name: unknown): name is View => typeof name === 'string' && Object.hasOwn(views, name);
