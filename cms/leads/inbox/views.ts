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
  user: number | string;
}

/** The inbox's views: what each shows, and in which order. Relative ones are reckoned at the moment they are opened. */
export const views = {
  new: { label: 'New', where: () => ({ and: [{ status: { equals: 'new' } }] }), sort: '-received_at' },
  overdue: { label: 'Overdue', where: ({ now }) => overdue(now), sort: 'due_at' },
  today: {
    label: 'Follow up today',
    where: ({ today }) => followUp(today),
    sort: 'follow_up_on',
  },
  mine: { label: 'Mine', where: ({ user }) => ({ and: [{ assigned_to: { equals: user } }] }), sort: '-received_at' },
  all: { label: 'All', where: () => undefined, sort: '-received_at' },
} satisfies Record<string, { label: string; where: (viewer: Viewer) => Where | undefined; sort: string }>;
export type View = keyof typeof views;

/** Address of the list that shows a view. */
export function addressOf(view: View, viewer: Viewer): string {
  const parameters = new URLSearchParams({ view, sort: views[view].sort });
  const conditions = views[view].where(viewer)?.and ?? [];
  conditions.forEach((condition, index) => {
    for (const [field, test] of Object.entries(condition)) {
      for (const [operator, value] of Object.entries(test as Record<string, unknown>)) {
        parameters.set(`where[or][0][and][${index}][${field}][${operator}]`, String(value));
      }
    }
  });
  return `/admin/collections/leads?${parameters}`;
}
