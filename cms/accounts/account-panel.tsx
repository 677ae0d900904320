import type { UIFieldServerProps } from 'payload';
import { answersLeads } from '../base/rights/access';
import { isLost } from '../leads/push/judge';
import { needsSecondFactor } from './ask-for-code';
import { OwnPassword } from './own-password';
import { PasswordLink } from './password-link';
import { RingingDevices } from './ringing-devices';
import { secondFactorOf } from './second-factor';
import { OthersSecondFactor, OwnSecondFactor } from './second-factor-panel';
import { SignOutEverywhere } from './sign-out-everywhere';

/** What rings for an account. Throws Forbidden for whoever does not answer enquiries. */
async function devicesOf(account: number, { req, user }: Pick<UIFieldServerProps, 'req' | 'user'>) {
  const { docs } = await req.payload.find({
    ...{ collection: 'push-devices', where: { user: { equals: account } }, sort: 'createdAt', pagination: false, depth: 0 },
    ...{ overrideAccess: false, user },
  });
  return docs.map((device) => ({ id: device.id, name: isLost(device) ? `${device.name} (rings no more)` : device.name }));
}

/** Below an account's form: its second factor and, for a colleague's account, the link to set a password. */
export async function AccountPanel({ data, id, req, user }: UIFieldServerProps & { id?: number | string }) {
  const account = (id ?? (data as { id?: number } | undefined)?.id) as number | undefined;
  if (!account || !user) return null;
  const factor = await secondFactorOf(req.payload, Number(account));
  const devices = answersLeads(user) ? await devicesOf(account, { req, user }) : [];
  if (Number(account) === user.id)
    return (
      <>
        <OwnPassword id={user.id as number} />
        <OwnSecondFactor id={user.id as number} factor={factor} required={await needsSecondFactor(req, { role: user.role })} />
        {answersLeads(user) && <RingingDevices devices={devices} />}
        <SignOutEverywhere id={user.id as number} />
      </>
    );
  const other = await req.payload.findByID({ collection: 'users', id: account, depth: 0, disableErrors: true });
  if (!other || user.role !== 'owner') return null;
  return (
    <>
      {!other.paused && <PasswordLink id={other.id} name={other.name} email={other.email} invited={Boolean(other.invited)} />}
      <OthersSecondFactor id={other.id} name={other.name} on={factor !== undefined} />
      {devices.length > 0 && <RingingDevices devices={devices} name={other.name} />}
      <SignOutEverywhere id={other.id} name={other.name} />
    </>
  );
}
