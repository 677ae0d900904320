import type { UIFieldServerProps } from 'payload';
import { panelOf } from './panel-model';
import { Panel } from './panel-view';

export async function LeadPanel({ payload, user, id }: UIFieldServerProps & { id?: number | string }) {
  if (!id || !user) return null;
  const on = { collection: 'leads', id, depth: 0, disableErrors: true, trash: true } as const;
  const lead = await payload.findByID({ ...on, overrideAccess: false, user });
  return lead && <Panel first={await panelOf(payload, lead, user.role)} user={user.id} now={Date.now()} />;
}
