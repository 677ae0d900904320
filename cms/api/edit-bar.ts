import { createHash } from 'node:crypto';
import { ORPCError } from '@orpc/server';
import { APIError } from 'payload';
import { doEditAct, editorFor } from '../office/edit-bar/acts';
import { editorOf, makeSession, SESSION_S } from '../office/edit-bar/edit-token';
import { addPicture } from '../office/edit-bar/place-picture';
import { recordsAt } from '../office/edit-bar/records';
import { type ApiContext, api, onlySites } from './base';

const refused = () => new ORPCError('UNAUTHORIZED', { message: 'Open the website from the back office again' });

/** Does what an account asks for by way of a site; why it may not is told in words. */
async function byEditor<Answer>(context: ApiContext, act: (by: number) => Promise<Answer>): Promise<Answer> {
  onlySites(context);
  const account = await editorOf(context.editor, 'session', context.payload);
  if (account === undefined) throw refused();
  try {
    return await act(account.by);
  } catch (error) {
    if (!(error instanceof APIError)) throw error;
    throw new ORPCError(error.status === 409 ? 'CONFLICT' : 'BAD_REQUEST', { status: error.status, message: error.message });
  }
}

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

  editAct: api.editAct.handler(({ input, context }) => byEditor(context, (by) => doEditAct(context.payload, by, input))),

  editPicture: api.editPicture.handler(({ input: { query, body }, context }) =>
    byEditor(context, async (by) => {
      const data = Buffer.from(await body.arrayBuffer());
      if (createHash('sha256').update(data).digest('hex') !== query.sha256)
        throw new ORPCError('BAD_REQUEST', { message: 'The picture is not the one that was signed' });
      return addPicture(await editorFor(context.payload, by), query.name, data);
    }),
  ),
};
