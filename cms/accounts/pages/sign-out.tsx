import { SignOut } from 'office/account/account';
import type { Payload } from 'payload';
import { officePage } from '../../leads/pages/page';
import { forAccounts, seeOther, userOf } from '../../leads/pages/visit';
import { SIGN_IN, SIGN_OUT } from '../../leads/record/light-page';
import { expiredCookie, signOut } from '../account-acts';

/** `/office/sign-out`: the button of every page; an address that somebody follows asks first. */
export async function answerSignOut(payload: Payload, request: Request): Promise<Response> {
  if (request.method !== 'POST')
    return forAccounts(payload, request, SIGN_OUT, ({ user }) =>
      officePage(payload, { title: 'Sign out', account: user, children: <SignOut /> }),
    );
  const user = await userOf(payload, request);
  if (user) await signOut({ payload, user });
  return seeOther(`${SIGN_IN}?after=sign-out`, [expiredCookie(payload)]);
}
