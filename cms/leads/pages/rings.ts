import type { Device, RingsModel } from 'office/rings';
import type { PushDevice } from '../../base/database/payload-types';
import { nextOpen, replySettings } from '../../base/facts/reply-promise';
import { env } from '../../base/process/env';
import { stamp, zoneOf } from '../../base/process/zone';
import { isLost } from '../push/judge';
import { choiceNames, choices } from '../push/kinds';
import { times } from '../push/preferences';
import type { Visit } from './visit';

const DONE = { on: 'This device rings from now on.', stopped: 'That device rings no more.', saved: 'Saved.' };
const isDone = (act: string | null): act is keyof typeof DONE => act !== null && Object.hasOwn(DONE, act);

/** The devices that ring for an account, with the hash by which a browser finds its own. */
async function devicesOf({ payload, user }: Visit): Promise<PushDevice[]> {
  const { docs } = await payload.find({
    ...{ collection: 'push-devices', where: { user: { equals: user.id } }, sort: 'createdAt', pagination: false, depth: 0 },
    showHiddenFields: true,
  });
  return docs;
}

const LOST = 'Rings no more. To have it ring again, open this page on it.';

function shown(device: PushDevice, zone: string): Device {
  const { id, endpoint_hash, name, last_success_at, failures, last_answer } = device;
  const lost = isLost(device);
  const rang = last_success_at && `Rang ${stamp(new Date(last_success_at), zone)}`;
  const state = lost ? LOST : failures ? last_answer : rang;
  return { id, endpoint_hash: endpoint_hash ?? '', name: name ?? '', state: state || 'Has not rung yet', lost };
}

function after(asked: URLSearchParams, devices: PushDevice[]): string | undefined {
  const act = asked.get('rings');
  if (act !== 'tested') return isDone(act) ? DONE[act] : undefined;
  const tested = devices.find(({ id }) => String(id) === asked.get('device'));
  return tested ? `Test of ${tested.name}: ${tested.last_answer}` : 'That device is not known any more: have it ring again.';
}

/** What the panel of devices shows to an account, and whether one of them rings. */
export async function ringsOf(visit: Visit, asked: URLSearchParams): Promise<{ rings: RingsModel; isRinging: boolean }> {
  const { payload, user } = visit;
  const [devices, zone, hours] = await Promise.all([devicesOf(visit), zoneOf(payload), replySettings(payload)]);
  const rings: RingsModel = {
    pushKey: env.pushKeys?.publicKey,
    devices: devices.map((device) => shown(device, zone)),
    done: after(asked, devices),
    kinds: choiceNames.map((name) => ({ name, label: choices[name], chosen: user[name] ?? true })),
    moments: Object.entries(times).map(([name, label]) => ({ name, label, chosen: name === (user.ring_when ?? 'always') })),
    hoursUnreadable: !nextOpen(new Date(), hours),
  };
  return { rings, isRinging: devices.some((device) => !isLost(device)) };
}
