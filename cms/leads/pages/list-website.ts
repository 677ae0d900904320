import type { SetAsideModel } from 'office/enquiries/set-aside';
import type { Payload } from 'payload';
import { AT_WEBSITE } from '../record/light-page';
import { endSetAside, setAside } from '../set-aside';
import { type Asked, listAddress, queryOf, readAsked } from './list-asked';
import { formOf, notOurs, seeOther, type Visit } from './visit';

const NO_ANSWER = 'The website does not answer. Nothing was changed; try again.';

function saidOf(query: URLSearchParams): string | undefined {
  const n = /^[1-9]\d{0,5}$/.exec(query.get('sent') ?? '')?.[0];
  if (n === '1') return 'It is sent again; in a moment it is in the list.';
  if (n) return `${n} are sent again; in a moment they are in the list.`;
  if (query.has('removed')) return 'It was removed from the website.';
  return query.has('silent-website') ? NO_ANSWER : undefined;
}

/** What lies at the website, on the first page of a list; nothing if all is well. */
export async function setAsideModel(payload: Payload, asked: Asked, query: URLSearchParams): Promise<SetAsideModel | undefined> {
  if (query.has('after') || query.has('before')) return undefined;
  const lying = await setAside(payload);
  const done = saidOf(query);
  const { refused = [], late = [], damaged = [] } = lying ?? {};
  if (lying && !done && refused.length + late.length + damaged.length === 0) return undefined;
  return { action: AT_WEBSITE, back: String(queryOf(asked)), done, isSilent: !lying, refused, late, damaged };
}

/** `POST /office/enquiries/at-website`: sends enquiries again that the website set aside, or removes one there. */
export async function actAtWebsite({ payload, user }: Visit, request: Request): Promise<Response> {
  const form = await formOf(request);
  const references = form?.getAll('reference').filter((one): one is string => typeof one === 'string' && one !== '') ?? [];
  const act = form?.get('act');
  if (references.length === 0 || (act !== 'send' && act !== 'dismiss')) return notOurs();
  const back = readAsked(new URLSearchParams(String(form?.get('back') ?? '')));
  const count = await endSetAside(payload, user, act, references);
  const said: Record<string, string> =
    count === undefined ? { 'silent-website': '1' } : act === 'send' ? { sent: String(count) } : { removed: '1' };
  return seeOther(`${listAddress(back, said)}#at-website`);
}
