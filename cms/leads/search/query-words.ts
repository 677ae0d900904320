import type { CollectionBeforeOperationHook, PayloadRequest, Where } from 'payload';
import { isView, type Viewer, views } from '../inbox/views';
import { localDay, startOfDay, zoneOf } from '../zone';
import { leadsMatching } from './text';

/** Who asks for a view, now, by the company's calendar. */
export async function viewerOf(req: Pick<PayloadRequest, 'payload' | 'user'>): Promise<Viewer> {
  const zone = await zoneOf(req.payload);
  const now = new Date();
  return { now, today: localDay(now, zone), midnight: startOfDay(now, zone), user: req.user?.id ?? 0 };
}

/** A query in which each view and each search is spelled out in columns. */
async function spellOut(where: Where, viewer: () => Promise<Viewer>): Promise<Where> {
  const parts: Where[] = [];
  for (const [name, test] of Object.entries(where)) {
    if (name === 'and' || name === 'or') {
      const inner = await Promise.all((test as Where[]).map((part) => spellOut(part, viewer)));
      // An empty condition holds for every lead: left out of "and", it makes the whole "or" hold.
      const empty = inner.some((part) => Object.keys(part).length === 0);
      const rest = inner.filter((part) => Object.keys(part).length > 0);
      if (rest.length > 0 && !(name === 'or' && empty)) parts.push({ [name]: rest });
    } else if (name === 'view') {
      const view = (test as { equals?: unknown }).equals;
      const conditions = isView(view) ? views[view].where(await viewer()) : undefined;
      if (conditions) parts.push(conditions);
    } else if (name === 'search_text' && 'like' in test) {
      parts.push(leadsMatching(String(test.like)));
    } else parts.push({ [name]: test } as Where);
  }
  const spelled = parts.filter((part) => Object.keys(part).length > 0);
  return spelled.length > 1 ? { and: spelled } : (spelled[0] ?? {});
}

/** Understands `view` and searches in every query of leads: the list, its counts, "select all" and the export. */
export const understandQueries: CollectionBeforeOperationHook = async ({ args, req }) => {
  const { where } = args as { where?: Where };
  if (!where || Object.keys(where).length === 0) return args;
  let viewer: Promise<Viewer> | undefined;
  return { ...args, where: await spellOut(where, () => (viewer ??= viewerOf(req))) };
};
