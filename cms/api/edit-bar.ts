import { ORPCError } from '@orpc/server';
import { APIError } from 'payload';
import { doEditAct } from '../office/edit-bar/acts';
import { editorOf, makeSession, SESSION_S } from '../office/edit-bar/edit-token';
import { recordsAt } from '../office/edit-bar/records';
import { api, onlySites } from './base';

const refused = () => new ORPCError('UNAUTHORIZED', { message: 'Open the website from the back office again' });

export const editBar = {
  editSession: api.editSession.handler(async ({ context: { payload, editor } }) => {
    const account = await editorOf(editor, 'ticket', payload);
    if (account === undefined) throw refused();
    return { token: makeSession(account.by, account.from), seconds: SESSION_S };
  }),

  editRecords: api.editRecords.handler(async ({ input: { path }, context: { payload, editor } }) => {
    if ((await editorOf(editor, 'session', payload)) === undefined) throw refused();
    return recordsAt(path, payload);
  }),

  editAct: api.editAct.handler(async ({ input, context }) => {
    onlySites(context);
    const { payload, editor } = context;
    const account = await editorOf(editor, 'session', payload);
    if (account === undefined) throw refused();
    try {
      return await doEditAct(payload, account.by, input);
    } catch (error) {
      if (!(error instanceof APIError)) throw error;
      throw new ORPCError(error.status === 409 ? 'CONFLICT' : 'BAD_REQUEST', { status: error.status, message: error.message });
    }
  }),
};
