import { type AccountFault, AccountPage, Enrol } from 'office/account/account';
import { RecoveryCodes } from 'office/account/enrolment';
import { Outcome } from 'office/parts';
import { type Payload, parseCookies } from 'payload';
import { record } from '../../base/audit/record';
import type { User } from '../../base/database/payload-types';
import { answersLeads, editsContent } from '../../base/rights/access';
import { officePage } from '../../leads/pages/page';
import { readTyped, refusedBy, type Typed } from '../../leads/pages/record-fields';
import { forAccounts, notOurs, seeOther, type Visit } from '../../leads/pages/visit';
import { isLost } from '../../leads/push/judge';
import { ACCOUNT, SIGN_IN } from '../../leads/record/light-page';
import { companyLook } from '../../model/settings/company-look';
import { expiredCookie, signOutEverywhere } from '../account-acts';
import { enrolmentRefusals, needsSecondFactor } from '../ask-for-code';
import { currentPasswordFault } from '../password-check';
import {
  beginEnrolment,
  confirmEnrolment,
  removeSecondFactor,
  renewRecoveryCodes,
  resumeEnrolment,
  secondFactorOf,
} from '../second-factor';

const THEMES = { auto: 'As the device', light: 'Light', dark: 'Dark' };
const isTheme = (name = ''): name is keyof typeof THEMES => Object.hasOwn(THEMES, name);
const YEAR_S = 365 * 24 * 60 * 60;

const DONE: Record<string, string> = {
  details: 'Saved.',
  password: 'Your password is changed.',
  remove: 'The second factor is off.',
  theme: 'Saved.',
  forget: 'Lists and menu are as they were at first.',
};

interface Answering extends Visit {
  request: Request;
}

/** What rings for an account. */
export async function devicesOf(payload: Payload, account: number): Promise<{ id: number; name: string }[]> {
  const where = { user: { equals: account } };
  const { docs } = await payload.find({ collection: 'push-devices', where, sort: 'createdAt', pagination: false, depth: 0 });
  return docs.map((device) => ({ id: device.id, name: `${device.name}${isLost(device) ? ' (rings no more)' : ''}` }));
}

/** The page; what was typed for name and e-mail stays when it was refused. */
async function show({ payload, user, request }: Answering, typed: Typed = {}, fault?: AccountFault): Promise<Response> {
  const themeName = `${payload.config.cookiePrefix}-theme`;
  const theme = parseCookies(request.headers).get(themeName);
  const chosen = isTheme(theme) ? theme : 'auto';
  const done = new URL(request.url).searchParams.get('done') ?? '';
  const [factor, needed] = await Promise.all([secondFactorOf(payload, Number(user.id)), needsSecondFactor(payload, user)]);
  const model = {
    ...{ name: typed.name ?? user.name, email: typed.email ?? user.email, fault },
    done: !fault && Object.hasOwn(DONE, done) ? DONE[done] : undefined,
    ...{ recoveryCodes: factor?.recoveryCodes, needsSecondFactor: needed },
    devices: answersLeads(user) ? (await devicesOf(payload, Number(user.id))).map(({ name: device }) => device) : undefined,
    themes: editsContent(user)
      ? Object.entries(THEMES).map(([value, label]) => ({ value, label, chosen: value === chosen }))
      : undefined,
  };
  const status = fault ? 400 : 200;
  return officePage(payload, { title: 'Your account', status, account: user, children: <AccountPage {...model} /> });
}

const refuse = (visit: Answering, typed: Typed, reason: string, field?: string) =>
  show(visit, typed, { act: typed.act ?? '', field, reason });

const back = (act: string) => seeOther(`${ACCOUNT}?done=${act}`);

async function save(visit: Answering, typed: Typed, data: Partial<User> & { current_password?: string }) {
  const { payload, user } = visit;
  try {
    await payload.update({ collection: 'users', id: user.id, data, depth: 0, overrideAccess: false, user });
    return back(typed.act ?? '');
  } catch (error) {
    const { refused, faults = {} } = refusedBy(error, typed);
    const [fault] = Object.entries(faults);
    return refuse(visit, typed, fault?.[1] ?? refused.reason, fault?.[0]);
  }
}

const noteChange = ({ payload, user }: Visit) =>
  record(payload, { action: 'update', account: user, subject: 'users', record: Number(user.id), changed: ['second factor'] });

const codesPage = ({ payload, user }: Visit, codes: string[], said?: string) =>
  officePage(payload, {
    ...{ title: 'Recovery codes', account: user },
    children: (
      <RecoveryCodes codes={codes} goOn={ACCOUNT}>
        <Outcome done={said} />
      </RecoveryCodes>
    ),
  });

const enrolPage = ({ payload, user }: Visit, enrolment: ReturnType<typeof beginEnrolment>, fault?: string) =>
  officePage(payload, {
    ...{ title: 'Second factor', account: user, status: fault ? 400 : 200 },
    children: <Enrol enrolment={enrolment} fault={fault} />,
  });

async function confirm(visit: Answering, { ticket = '', code = '' }: Typed): Promise<Response> {
  const { payload, user } = visit;
  const account = { id: Number(user.id), email: user.email };
  const result = await confirmEnrolment(payload, account.id, { ticket, code });
  if ('codes' in result) {
    await noteChange(visit);
    return codesPage(visit, result.codes, 'The second factor is on.');
  }
  const { brand } = await companyLook(payload);
  const enrolment = result.fault === 'wrong' && resumeEnrolment(account, brand, ticket);
  const reason = enrolmentRefusals[result.fault];
  return enrolment ? enrolPage(visit, enrolment, reason) : refuse(visit, { act: 'begin' }, reason);
}

const guarded: Record<string, (visit: Answering) => Promise<Response>> = {
  async begin(visit) {
    const { payload, user } = visit;
    if (await secondFactorOf(payload, Number(user.id))) return refuse(visit, { act: 'begin' }, enrolmentRefusals.there);
    const { brand } = await companyLook(payload);
    return enrolPage(visit, beginEnrolment({ id: Number(user.id), email: user.email }, brand));
  },
  async recovery(visit) {
    const { payload, user } = visit;
    if (!(await secondFactorOf(payload, Number(user.id)))) return back('remove');
    await noteChange(visit);
    return codesPage(visit, await renewRecoveryCodes(payload, Number(user.id)));
  },
  async remove(visit) {
    if (await removeSecondFactor(visit.payload, Number(visit.user.id))) await noteChange(visit);
    return back('remove');
  },
};

const acts: Record<string, (visit: Answering, typed: Typed) => Promise<Response>> = {
  details: (visit, typed) => {
    const { name, email, current_password } = typed;
    return save(visit, typed, { name, email, current_password });
  },
  password(visit, typed) {
    const { current_password, password, again } = typed;
    if (!password) return refuse(visit, typed, 'Type the new password.', 'password');
    if (password !== again) return refuse(visit, typed, 'The two passwords differ.', 'again');
    return save(visit, typed, { password, current_password });
  },
  confirm,
  async everywhere(visit) {
    await signOutEverywhere(visit, Number(visit.user.id));
    return seeOther(`${SIGN_IN}?after=everywhere`, [expiredCookie(visit.payload)]);
  },
  async theme({ payload }, { theme }) {
    const kept = isTheme(theme) && theme !== 'auto' ? `${theme}; Max-Age=${YEAR_S}` : '; Max-Age=0';
    return seeOther(`${ACCOUNT}?done=theme`, [`${payload.config.cookiePrefix}-theme=${kept}; Path=/; SameSite=Lax`]);
  },
  async forget({ payload, user }) {
    const where = { 'user.value': { equals: user.id }, 'user.relationTo': { equals: 'users' } };
    await payload.delete({ collection: 'payload-preferences', where });
    return back('forget');
  },
};

async function act(visit: Answering): Promise<Response> {
  const typed = await readTyped(visit.request);
  const name = typed?.act ?? '';
  if (typed && Object.hasOwn(acts, name)) return acts[name]?.(visit, typed) ?? show(visit);
  if (!typed || !Object.hasOwn(guarded, name)) return notOurs();
  const fault = await currentPasswordFault(visit.payload, visit.user.email, typed.current_password);
  return fault ? refuse(visit, typed, fault, 'current_password') : (guarded[name]?.(visit) ?? show(visit));
}

/** `/office/account`: a person's own account. */
export const answerAccount = (payload: Payload, request: Request): Promise<Response> =>
  forAccounts(payload, request, ACCOUNT, (visit) => {
    const answering = { ...visit, request };
    return request.method === 'POST' ? act(answering) : show(answering);
  });
