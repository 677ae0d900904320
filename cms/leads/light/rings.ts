import type { PushDevice } from '../../base/database/payload-types';
import { nextOpen, replySettings } from '../../base/facts/reply-promise';
import { env } from '../../base/process/env';
import { stamp, zoneOf } from '../../base/process/zone';
import { html, type Markup } from '../mails/markup';
import { isLost } from '../push/judge';
import { choiceNames, choices } from '../push/kinds';
import { times } from '../push/preferences';
import { RINGS } from '../record/light-page';
import type { Visit } from './light-visit';

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

function row(device: PushDevice, zone: string): Markup {
  const { id, endpoint_hash, name, last_success_at, failures, last_answer } = device;
  const lost = isLost(device);
  const rang = last_success_at && `Rang ${stamp(new Date(last_success_at), zone)}`;
  const state = lost ? LOST : failures ? last_answer : rang;
  return html`<li data-endpoint="${endpoint_hash}"${lost && html` data-lost`}><p><strong>${name}</strong> <small>${state || 'Has not rung yet'}</small></p>
<form method="post" action="${RINGS}"><input type="hidden" name="device" value="${id}">
${!lost && html`<button class="act" name="act" value="test" aria-label="Test ${name}">Test</button>`}
<button class="act" name="act" value="stop" aria-label="Stop ${name}">Stop</button></form></li>`;
}

async function preferences({ payload, user }: Visit): Promise<Markup> {
  const isUnreadable = !nextOpen(new Date(), await replySettings(payload));
  const boxes = choiceNames.map(
    (name) =>
      html`<label class="box"><input type="checkbox" name="${name}"${(user[name] ?? true) && html` checked`}> ${choices[name]}</label>`,
  );
  const moments = Object.entries(times).map(
    ([value, label]) =>
      html`<label class="box"><input type="radio" name="ring_when" value="${value}"${value === (user.ring_when ?? 'always') && html` checked`}> ${label}</label>`,
  );
  return html`<details><summary>What it rings for, and when</summary><form method="post" action="${RINGS}">
<fieldset><legend>It rings for</legend>${boxes}</fieldset><fieldset><legend>It rings</legend>${moments}
${isUnreadable && html`<p>The company’s opening hours cannot be read, so it rings at any time.</p>`}</fieldset>
<button class="act" name="act" value="choose">Save</button></form></details>`;
}

/** Says what became of a test, or what was done. */
function after(asked: URLSearchParams, devices: PushDevice[]): Markup | false {
  const act = asked.get('rings');
  const tested = act === 'tested' && devices.find(({ id }) => String(id) === asked.get('device'));
  if (act === 'tested')
    return html`<p class="saved">${tested ? `Test of ${tested.name}: ${tested.last_answer}` : 'That device is not known any more: have it ring again.'}</p>`;
  return isDone(act) && html`<p class="saved">${DONE[act]}</p>`;
}

/** Devices that ring for an account: this one too, with a press. Only that press needs a script. */
export async function ringsPanel(visit: Visit, asked: URLSearchParams): Promise<{ panel: Markup; isOn: boolean }> {
  const [devices, zone, chosen] = await Promise.all([devicesOf(visit), zoneOf(visit.payload), preferences(visit)]);
  const here = env.pushKeys
    ? html`<p data-here role="status">To have this device ring, allow scripts in its browser.</p>
<button class="act wide" type="button" data-ring hidden></button>
<button class="act" type="button" data-install hidden>Put it on the home screen</button>`
    : html`<p>Nothing can ring yet: this installation has no key for it. Its operator sets VAPID_PRIVATE_KEY.</p>`;
  const list =
    devices.length > 0 && html`<ul class="devices" aria-label="Devices that ring">${devices.map((one) => row(one, zone))}</ul>`;
  const panel = html`<section id="rings" data-key="${env.pushKeys?.publicKey}"><h2>Ring on the phone</h2>
${after(asked, devices)}${here}${list}${chosen}</section>`;
  return { panel, isOn: devices.some((device) => !isLost(device)) };
}
