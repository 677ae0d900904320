import { ChoosePassword, EndedLink, ForgotPassword } from 'office/account/password';
import type { Payload } from 'payload';
import { mailHealth } from '../../leads/inbox/mail-warning';
import { refusalOf } from '../../leads/pages/acts';
import { officePage } from '../../leads/pages/page';
import { readTyped, refusedBy } from '../../leads/pages/record-fields';
import { notOurs, seeOther } from '../../leads/pages/visit';
import { SIGN_IN } from '../../leads/record/light-page';
import { companyLook } from '../../model/settings/company-look';
import { choosePassword, expiredCookie, mailPasswordLink } from '../account-acts';
import { accountOfLink } from '../links';
import { normalEmail } from '../sign-in';
import { tooManyTries, WAIT_HEADER } from '../try-limit';

const waitOf = (request: Request) => Number(request.headers.get(WAIT_HEADER));

interface Forgot {
  email?: string;
  sentTo?: string;
  problem?: string;
  status?: number;
}

async function showForgot(payload: Payload, { status, ...said }: Forgot = {}): Promise<Response> {
  const { server, level } = await mailHealth(payload);
  const mails = server === undefined ? 'none' : level === 'ok' ? 'well' : 'troubled';
  const children = <ForgotPassword {...said} mails={mails} />;
  return officePage(payload, { title: 'Forgot your password?', status, children });
}

/** `/office/forgot-password`: mails a link; the answer is the same whether or not the account exists. */
export async function answerForgotPassword(payload: Payload, request: Request): Promise<Response> {
  if (request.method !== 'POST') return showForgot(payload);
  const typed = await readTyped(request);
  if (!typed) return notOurs();
  const email = normalEmail(typed.email);
  const waitMs = waitOf(request);
  if (waitMs > 0) return showForgot(payload, { email, problem: tooManyTries(waitMs), status: 429 });
  if (!email) return showForgot(payload, { problem: 'Type your e-mail.', status: 400 });
  try {
    await mailPasswordLink(payload, email);
    return showForgot(payload, { sentTo: email });
  } catch (error) {
    const { reason, status } = refusalOf(error);
    return showForgot(payload, { email, problem: reason, status });
  }
}

interface Chosen {
  faults?: Record<string, string>;
  problem?: string;
  status?: number;
}

async function showPassword(payload: Payload, token: string, { status, faults = {}, problem }: Chosen = {}) {
  const [account, { brand }] = await Promise.all([accountOfLink(payload, token), companyLook(payload)]);
  const title = 'A new password';
  if (!account) return officePage(payload, { title, status: status ?? 404, children: <EndedLink /> });
  const children = <ChoosePassword {...{ brand, account, token, faults, problem }} />;
  return officePage(payload, { title, status, children });
}

/** `/office/password/TOKEN`: the page of invitations and password links. */
export const showPasswordLink = (payload: Payload, token: string): Promise<Response> => showPassword(payload, token);

/** `/office/password`: saves the password, and leads to the sign-in, which asks for the second factor as well. */
export async function answerPassword(payload: Payload, request: Request): Promise<Response> {
  const typed = await readTyped(request);
  if (!typed) return notOurs();
  const { token = '', password = '', again } = typed;
  const waitMs = waitOf(request);
  if (waitMs > 0) return showPassword(payload, token, { problem: tooManyTries(waitMs), status: 429 });
  if (password !== again) return showPassword(payload, token, { faults: { again: 'The two passwords differ.' }, status: 400 });
  try {
    await choosePassword(payload, { token, password });
    return seeOther(`${SIGN_IN}?after=password`, [expiredCookie(payload)]);
  } catch (error) {
    const { refused, faults } = refusedBy(error, {});
    return showPassword(payload, token, { faults, problem: faults ? undefined : refused?.reason, status: refused?.status });
  }
}
