import { EDITOR_HEADER, type EditAct, type EditReceipt } from 'contract/edit-bar';
import type { Payload } from 'payload';
import { makeSession } from '../office/edit-bar/edit-token';
import { callApi, signedIn } from './api';

const ROLES = ['owner', 'editor', 'leads'] as const;
export type Role = (typeof ROLES)[number];

/** Accounts that edit pages where they are read: the session of each, and what one does. */
export async function editorsOf(payload: Payload) {
  const sessions: Partial<Record<Role, string>> = {};
  for (const role of ROLES) {
    const { id, token } = await signedIn(payload, role);
    const { sid } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { sid: string };
    sessions[role] = makeSession(id, sid);
  }
  const sessionOf = (role: Role) => sessions[role] ?? '';
  async function act(asked: EditAct, by: Role = 'editor') {
    const { status, body } = await callApi(payload, '/edit-act', asked, { [EDITOR_HEADER]: sessionOf(by) });
    return { status, ...(body as EditReceipt & { message?: string }) };
  }
  /** Puts away what nobody has published. */
  async function discardAll() {
    const { unpublished = [] } = await act({ act: 'look' });
    if (unpublished.length) await act({ act: 'discard', records: unpublished.map(({ record }) => record) });
  }
  return { sessionOf, act, discardAll };
}
