import type { Where } from 'payload';

/** Leads whose 24 hours are over without an answer. */
export const overdue = (now: Date): Where => ({
  and: [{ status: { equals: 'new' } }, { first_answered_at: { exists: false } }, { due_at: { less_than: now.toISOString() } }],
});

/** Leads to be followed up today or before; a day is stored as its noon in UTC. */
const followUp = (today: string): Where => ({
  and: [{ follow_up_on: { less_than: `${today}T23:59:59.999Z` } }, { status: { not_in: ['won', 'lost', 'spam'] } }],
});

/** Who asks, and when. */
export interface Viewer {
  now: Date;
  /** Today in the settings' zone, YYYY-MM-DD. */
  today: string;
  /** When that day began. */
  midnight: Date;
  user: number | string;
}

interface ViewOfLeads {
  label: string;
  where(viewer: Viewer): Where | undefined;
  sort: string;
}

const all = (...and: Where[]): Where => ({ and });
const viewsNamed = <Name extends string>(named: Record<Name, ViewOfLeads>) => named;

/** The inbox's views: what each shows, and in which order. Relative ones are worked out when they are opened. */
export const views = viewsNamed({
  today: {
    label: 'Today',
    where: ({ midnight }) =>
      all({ received_at: { greater_than_equal: midnight.toISOString() } }, { status: { not_equals: 'spam' } }),
    sort: '-received_at',
  },
  // Tests and people who were erased have no clock.
  new: {
    label: 'New',
    where: () => all({ status: { equals: 'new' } }, { due_at: { exists: true } }),
    sort: '-received_at',
  },
  overdue: { label: 'Overdue', where: ({ now }) => overdue(now), sort: 'due_at' },
  'follow-up': { label: 'Follow up today', where: ({ today }) => followUp(today), sort: 'follow_up_on' },
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

/**
 * Address of the list that shows a view at this moment. Its conditions stand in an "and" without the "or" that Payload's filter
 * builder writes: at such an address the builder stays closed, and "select all" and the export keep to the view.
 */
export function addressOf(view: View, viewer: Viewer): string {
  const parameters = new URLSearchParams({ view, sort: views[view].sort });
  const conditions = views[view].where(viewer)?.and ?? [];
  conditions.forEach((condition, index) => {
    for (const [field, test] of Object.entries(condition)) {
      for (const [operator, value] of Object.entries(test as Record<string, unknown>)) {
        parameters.set(`where[and][${index}][${field}][${operator}]`, String(value));
      }
    }
  });
  return `/admin/collections/leads?${parameters}`;
}
