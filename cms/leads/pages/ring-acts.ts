import type { Payload } from 'payload';
import { z } from 'zod';
import { addDevice, deviceName, dropDevice, noteAnswer, renewDevice, Subscription, subscriptionOf } from '../push/devices';
import { choiceNames } from '../push/kinds';
import { pushTo } from '../push/post';
import { times, type When } from '../push/preferences';
import { TODAY } from '../record/light-page';
import { forAnswerers, formOf, notOurs, seeOther, type Visit } from './visit';

const said = (message: string, status = 400) => Response.json({ message }, { status, headers: { 'cache-control': 'no-store' } });
const back = (act: string, device?: number) => seeOther(`${TODAY}?rings=${act}${device ? `&device=${device}` : ''}#rings`);

const isTime = (value: unknown): value is When => typeof value === 'string' && Object.hasOwn(times, value);

const readJson = async <Shape>(request: Request, shape: z.ZodType<Shape>): Promise<Shape | undefined> =>
  shape.safeParse(await request.json().catch(() => undefined)).data;

async function ring({ payload, user }: Visit, request: Request): Promise<Response> {
  const subscription = await readJson(request, Subscription);
  if (!subscription) return said('This browser named no push service that can be reached from here.');
  const added = await addDevice(payload, Number(user.id), subscription, deviceName(request.headers.get('user-agent') ?? ''));
  return added ? said('It rings.', 200) : said('Twenty devices ring for you already: stop one of them first.', 409);
}

async function ownDevice({ payload, user }: Visit, id: number) {
  const where = { id: { equals: id }, user: { equals: user.id } };
  const { docs } = await payload.find({ collection: 'push-devices', where, depth: 0, showHiddenFields: true });
  return docs[0];
}

async function test(visit: Visit, id: number): Promise<Response> {
  const { payload } = visit;
  const device = await ownDevice(visit, id);
  const subscription = device && subscriptionOf(device);
  if (!device || !subscription) return back('tested');
  const message = { title: 'It rings', body: 'This is a test.', url: TODAY, tag: 'test' };
  const { result, text } = await pushTo(payload, subscription, message);
  await noteAnswer(payload, device, text, result === 'taken', new Date());
  return back('tested', id);
}

async function choose({ payload, user }: Visit, form: FormData): Promise<Response> {
  const when = form.get('ring_when');
  const chosen = Object.fromEntries(choiceNames.map((name) => [name, form.has(name)]));
  const data = { ...chosen, ...(isTime(when) && { ring_when: when }) };
  await payload.update({ collection: 'users', id: user.id, data, depth: 0, overrideAccess: false, user });
  return back('saved');
}

async function act(visit: Visit, request: Request): Promise<Response> {
  if (request.headers.get('content-type')?.startsWith('application/json')) return ring(visit, request);
  const form = await formOf(request);
  const [name, id] = [form?.get('act'), Number(form?.get('device'))];
  if (form && name === 'choose') return choose(visit, form);
  if (!Number.isSafeInteger(id) || (name !== 'test' && name !== 'stop')) return notOurs();
  if (name === 'test') return test(visit, id);
  if (await ownDevice(visit, id)) await dropDevice(visit.payload, id);
  return back('stopped');
}

/** `/office/rings`: a person has a device ring, tests or stops one, or chooses what rings when. */
export const answerRings = (payload: Payload, request: Request) =>
  forAnswerers(payload, request, TODAY, (visit) => act(visit, request));

const Renewal = z.object({
  old: z.object({ endpoint: z.string().max(1500), auth: z.string().max(100) }),
  subscription: Subscription,
});

/** `/office/rings/renew`: a browser has another address; nobody is signed in at that moment. */
export async function answerRenewal(payload: Payload, request: Request): Promise<Response> {
  const renewal = await readJson(request, Renewal);
  const renewed = renewal && (await renewDevice(payload, renewal.old, renewal.subscription));
  return renewed ? said('It rings on.', 200) : said('There is no such device', 404);
}
