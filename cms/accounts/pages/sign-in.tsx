import { RecoveryCodes } from 'office/account/enrolment';
import { SignIn, SignInCode, SignInEnrolment } from 'office/account/sign-in';
import type { Payload } from 'payload';
import { localPath } from 'shared/local-path';
import type { User } from '../../base/database/payload-types';
import { seal, unseal } from '../../base/process/secret-box';
import { answersLeads, editsContent } from '../../base/rights/access';
import { refusalOf } from '../../leads/pages/acts';
import { officePage } from '../../leads/pages/page';
import { readTyped } from '../../leads/pages/record-fields';
import { notOurs, seeOther, userOf } from '../../leads/pages/visit';
import { TODAY } from '../../leads/record/light-page';
import { companyLook } from '../../model/settings/company-look';
import { signIn } from '../account-acts';
import { stepOf } from '../ask-for-code';
import { beginEnrolment, resumeEnrolment } from '../second-factor';
import { NOT_TYPED, normalEmail } from '../sign-in';
import { tooManyTries, WAIT_HEADER } from '../try-limit';

/** What led to the sign-in, by the parameter `after`. */
const DONE: Record<string, string> = {
  password: 'Your password is saved. Sign in with it.',
  'sign-out': 'You are signed out.',
  everywhere: 'You are signed out on every device.',
  inactivity: 'You were signed out, because nothing was done for some hours.',
};

/** Where people begin, and who; the first that an account may open is its own. */
const STARTS: [path: string, may: (account: Pick<User, 'role'>) => boolean][] = [
  [TODAY, answersLeads],
  ['/admin', editsContent],
];

/** Where somebody is led: what they asked for, unless it is where others begin. */
function targetOf(account: Pick<User, 'role'>, asked: string): string {
  const isOthers = STARTS.some(([path, may]) => path === asked && !may(account));
  return asked && !isOthers ? asked : (STARTS.find(([, may]) => may(account))?.[0] ?? TODAY);
}

/** How long somebody may take from the password to the code, in milliseconds: an app may have to be installed. */
const CODE_MS = 30 * 60_000;

/** What was right: the browser brings it along, sealed, until the code is right, too. */
interface Passed {
  email: string;
  password: string;
  until: number;
}
const sealPassed = (email: string, password: string) =>
  seal(JSON.stringify({ email, password, until: Date.now() + CODE_MS } satisfies Passed), 'sign-in');

function readPassed(sealed: string | undefined): Passed | undefined {
  const text = sealed && unseal(sealed, 'sign-in');
  return text ? JSON.parse(text) : undefined;
}

interface Shown {
  email?: string;
  redirect: string;
  problem?: string;
  done?: string;
  status?: number;
}

const show = (payload: Payload, { email = '', status, ...shown }: Shown) =>
  officePage(payload, { title: 'Sign in', status, children: <SignIn {...shown} email={email} /> });

interface Given {
  email: string;
  password: string;
  ticket?: string;
  redirect: string;
}

/** Asks for what an error says is missing; undefined if nothing is, and the sign-in was refused. */
async function nextStep(payload: Payload, error: unknown, { email, password, ticket, redirect }: Given) {
  const next = stepOf(error);
  if (!next) return undefined;
  const { reason } = refusalOf(error);
  const step = { redirect, passed: sealPassed(email, password), fault: next.wrong ? reason : undefined };
  const page = { title: 'Sign in', status: next.wrong ? 401 : 200 };
  if (next.step === 'code') return officePage(payload, { ...page, children: <SignInCode {...step} /> });
  const { docs } = await payload.find({ collection: 'users', where: { email: { equals: email } }, limit: 1, depth: 0 });
  const [account] = docs;
  if (!account) return undefined;
  const { brand } = await companyLook(payload);
  const enrolment = (ticket && resumeEnrolment(account, brand, ticket)) || beginEnrolment(account, brand);
  return officePage(payload, { ...page, children: <SignInEnrolment {...step} enrolment={enrolment} /> });
}

async function act(payload: Payload, request: Request): Promise<Response> {
  const typed = await readTyped(request);
  if (!typed) return notOurs();
  const passed = readPassed(typed.passed);
  const { email, password } = passed ?? { email: normalEmail(typed.email), password: typed.password ?? '' };
  const redirect = localPath(typed.redirect) ?? '';
  const refuse = (problem: string, status: number) => show(payload, { email, redirect, problem, status });
  const waitMs = Number(request.headers.get(WAIT_HEADER));
  if (waitMs > 0) return refuse(tooManyTries(waitMs), 429);
  if (passed && passed.until < Date.now()) return refuse('This took too long. Sign in again.', 401);
  if (!email || !password.trim()) return refuse(NOT_TYPED, 400);
  const { code, ticket } = typed;
  try {
    const { user, cookies, recoveryCodes } = await signIn(payload, { email, password, code, ticket }, request.headers);
    const account = user as User;
    const target = targetOf(account, redirect);
    if (!recoveryCodes) return seeOther(target, cookies);
    const children = <RecoveryCodes codes={recoveryCodes} goOn={target} />;
    return officePage(payload, { title: 'Recovery codes', account, cookies, children });
  } catch (error) {
    const next = await nextStep(payload, error, { email, password, ticket, redirect });
    if (next) return next;
    const { reason, status } = refusalOf(error);
    return refuse(reason, status);
  }
}

/** `/office/sign-in`: leads whoever is signed in on to where they wanted to go. */
export async function answerSignIn(payload: Payload, request: Request): Promise<Response> {
  if (request.method === 'POST') return act(payload, request);
  const asked = new URL(request.url).searchParams;
  const redirect = localPath(asked.get('redirect')) ?? '';
  const user = await userOf(payload, request);
  if (user) return seeOther(targetOf(user, redirect));
  const after = asked.get('after') ?? '';
  return show(payload, { redirect, done: Object.hasOwn(DONE, after) ? DONE[after] : undefined });
}
