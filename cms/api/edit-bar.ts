import { ORPCError } from '@orpc/server';
import { editorOf, makeSession, SESSION_S } from '../office/edit-bar/edit-token';
import { fieldsWith } from '../office/edit-bar/editable-fields';
import { recordsAt } from '../office/edit-bar/records';
import { api } from './base';

const refused = () => new ORPCError('UNAUTHORIZED', { message: 'Open the website from the back office again' });

export const editBar = {
  editSession: api.editSession.handler(async ({ context: { payload, editor } }) => {
    const account = await editorOf(editor, 'ticket', payload);
    if (account === undefined) throw refused();
    return { token: makeSession(account.by, account.from), seconds: SESSION_S };
  }),

  editRecords: api.editRecords.handler(async ({ input: { path, text }, context: { payload, editor } }) => {
    if ((await editorOf(editor, 'session', payload)) === undefined) throw refused();
    return text ? fieldsWith(text, path, payload) : recordsAt(path, payload);
  }),
};
