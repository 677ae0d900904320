import type { UIFieldServerProps } from 'payload';
import { answersLeads } from '../base/rights/access';
import { isLost } from '../leads/push/judge';
import { ACCOUNT } from '../leads/record/light-page';
import { OthersSecondFactor } from './others-second-factor';
import { PasswordLink } from './password-link';
import { RingingDevices } from './ringing-devices';
import { secondFactorOf } from './second-factor';
import { SignOutEverywhere } from './sign-out-everywhere';

/** What rings for an account. Throws Forbidden for whoever does not answer enquiries. */
async function devicesOf(account: number, { req, user }: Pick<UIFieldServerProps, 'req' | 'user'>) {
  const { docs } = await req.payload.find({
    ...{ collection: 'push-devices', where: { user: { equals: account } }, sort: 'createdAt', pagination: false, depth: 0 },
    ...{ overrideAccess: false, user },
  });
  return docs.map((device) => ({ id: device.id, name: isLost(device) ? `${device.name} (rings no more)` : device.name }));
}

/** Below a colleague's form, what an owner may do besides; one's own account has a page of its own. */
export async function AccountPanel({ data, id, req, user }: UIFieldServerProps & { id?: number | string }) {
  const account = Number(id ?? (data as { id?: number } | undefined)?.id);
  if (!account || !user) return null;
  if (account === user.id)
    return (
      <p>
        <a className="lead-action" href={ACCOUNT}>
          Your password, second factor and sessions
        </a>
      </p>
    );
  const other = await req.payload.findByID({ collection: 'users', id: account, depth: 0, disableErrors: true });
  if (!other || user.role !== 'owner') return null;
  const { name } = other;
  const devices = answersLeads(user) ? await devicesOf(account, { req, user }) : [];
  return (
    <>
      {!other.paused && <PasswordLink id={other.id} name={name} email={other.email} invited={Boolean(other.invited)} />}
      <OthersSecondFactor id={other.id} name={name} on={(await secondFactorOf(req.payload, account)) !== undefined} />
      {devices.length > 0 && <RingingDevices devices={devices} name={name} />}
      <SignOutEverywhere id={other.id} name={name} />
    </>
  );
}
