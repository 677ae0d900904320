import { EMAIL, LINE_MAX } from 'contract/lead-fields';
import { Colleague, Invite, type LinkModel } from 'office/account/colleague';
import type { Payload } from 'payload';
import { record } from '../../base/audit/record';
import type { User } from '../../base/database/payload-types';
import { isOwner, isRole, roleOptions } from '../../base/rights/access';
import { officePage } from '../../leads/pages/page';
import { readTyped, refusedBy, type Typed } from '../../leads/pages/record-fields';
import { forAccounts, notForYou, notOurs, seeOther, type Visit } from '../../leads/pages/visit';
import { ACCOUNT, accountPageOf } from '../../leads/record/light-page';
import { signOutEverywhere } from '../account-acts';
import { invite, sendPasswordLink } from '../links';
import { removeSecondFactor, secondFactorOf } from '../second-factor';
import { normalEmail } from '../sign-in';
import { devicesOf } from './account';

const NEW = 'new';

interface Invited {
  typed?: Typed;
  faults?: Record<string, string>;
  made?: LinkModel;
}

function showInvite({ payload, user }: Visit, { typed = {}, faults = {}, made }: Invited = {}): Promise<Response> {
  const line = (name: string, label: string) => ({ name, label, value: typed[name], fault: faults[name], required: true });
  const fields = [
    line('name', 'Name'),
    { ...line('email', 'E-mail'), kind: 'email' as const },
    { ...line('role', 'May do'), kind: 'select' as const, value: typed.role ?? 'editor', options: [...roleOptions] },
  ];
  const status = Object.keys(faults).length > 0 ? 400 : 200;
  const children = <Invite {...{ action: accountPageOf(NEW), fields, made }} />;
  return officePage(payload, { title: 'Invite a colleague', status, account: user, children });
}

async function inviteOne(visit: Visit, typed: Typed): Promise<Response> {
  const [name, email, role] = [typed.name?.trim() ?? '', normalEmail(typed.email), typed.role];
  const faults: Record<string, string> = {};
  if (!name) faults.name = 'Type the name of your colleague.';
  if (email.length > LINE_MAX || !EMAIL.test(email)) faults.email = 'Type an e-mail address, such as sam@example.com.';
  else if ((await visit.payload.count({ collection: 'users', where: { email: { equals: email } } })).totalDocs > 0)
    faults.email = 'There is an account with this e-mail already: open it in the list.';
  if (!isRole(role)) return notOurs();
  if (Object.keys(faults).length > 0) return showInvite(visit, { typed, faults });
  try {
    return await showInvite(visit, { made: { email, ...(await invite(visit, { name, email, role })) } });
  } catch (error) {
    const refused = refusedBy(error, typed);
    return showInvite(visit, { typed, faults: refused.faults ?? { email: refused.refused.reason } });
  }
}

const DONE: Record<string, (name: string) => string> = {
  factor: () => 'The second factor is off.',
  stop: () => 'That device rings no more.',
  everywhere: (name) => `${name} is signed out on every device.`,
};

async function show({ payload, user }: Visit, colleague: User, { done = '', made }: { done?: string; made?: LinkModel } = {}) {
  const { id, name, email } = colleague;
  const [factor, devices] = await Promise.all([secondFactorOf(payload, id), devicesOf(payload, id)]);
  const model = {
    ...{ action: accountPageOf(id), name, email, devices, made, hasSecondFactor: factor !== undefined },
    ...{ invited: Boolean(colleague.invited), paused: Boolean(colleague.paused) },
    done: Object.hasOwn(DONE, done) ? DONE[done]?.(name) : undefined,
  };
  return officePage(payload, { title: name, account: user, children: <Colleague {...model} /> });
}

async function act(visit: Visit, colleague: User, { act: name = '', device }: Typed): Promise<Response> {
  const { payload, user } = visit;
  const { id, email } = colleague;
  if (name === 'link' && !colleague.paused)
    return show(visit, colleague, { made: { email, ...(await sendPasswordLink(visit, colleague)) } });
  if (name === 'factor') {
    if (await removeSecondFactor(payload, id))
      await record(payload, { action: 'update', account: user, subject: 'users', record: id, changed: ['second factor'] });
  } else if (name === 'stop') {
    const where = { id: { equals: Number(device) || 0 }, user: { equals: id } };
    await payload.delete({ collection: 'push-devices', where, overrideAccess: false, user });
  } else if (name === 'everywhere') {
    await signOutEverywhere(visit, id);
  } else return notOurs();
  return seeOther(`${accountPageOf(id)}?done=${name}`);
}

const noAccount = ({ payload, user }: Visit) =>
  officePage(payload, {
    ...{ title: 'No such account', status: 404, account: user },
    children: (
      <main>
        <h1>There is no such account</h1>
      </main>
    ),
  });

/** `/office/accounts/12`: an owner's acts for a colleague's account; `/office/accounts/new` invites one. */
export const answerColleague = (payload: Payload, request: Request, asked: string): Promise<Response> =>
  forAccounts(payload, request, accountPageOf(asked), async (visit) => {
    if (!isOwner(visit.user)) return notForYou(visit, 'Only accounts that may do everything look after those of colleagues.');
    const typed = request.method === 'POST' ? await readTyped(request) : {};
    if (!typed) return notOurs();
    const isPosted = request.method === 'POST';
    if (asked === NEW) return isPosted ? inviteOne(visit, typed) : showInvite(visit);
    const id = Number(asked);
    if (id === visit.user.id) return seeOther(ACCOUNT);
    const colleague =
      Number.isSafeInteger(id) && (await payload.findByID({ collection: 'users', id, depth: 0, disableErrors: true }));
    if (!colleague) return noAccount(visit);
    const done = new URL(request.url).searchParams.get('done') ?? undefined;
    return isPosted ? act(visit, colleague, typed) : show(visit, colleague, { done });
  });
