import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { OWNER, type Stack } from '../../kit/stack';
import { formOf, type PageForm } from './html-forms';
import type { Planned } from './plan';

/** What browsers send with a form of the same site. */
const OURS = { 'sec-fetch-site': 'same-origin' };
const HOUR_MS = 60 * 60_000;

const photo = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#845' } })
  .jpeg()
  .toBuffer();

/** What is typed into the form of an enquiry. */
export function typedBy({ number, form, email }: Planned): Record<string, string> {
  const all = { email, phone: '0491 570 156', city: 'Adelaide', address: `${number} Example Street` };
  if (form === 'contact')
    return { ...all, name: `Ada Example${number}`, message: `Please call about job ${number}.`, captcha: '10' };
  const place = { suburb: 'Para Hills', post_code: '5096', state: 'South Australia' };
  const wish = { service: 'Oven Cleaning', requirements: `Job ${number}, please.` };
  return { ...all, ...place, ...wish, first_name: 'Ada', last_name: `Example${number}` };
}

const text = async (response: Response) => {
  const body = await response.text();
  if (response.status >= 500) throw new Error(`${response.url}: ${response.status}\n${body.slice(0, 300)}`);
  return body;
};

/** The link in a page that thanks, or in an answer. */
const LINK = /\/your-request\/([EQ]-[0-9A-Za-z-]+)\.0\.[\w-]{43}/;
const REFERENCE = /\b[EQ]-[0-9A-Z]{4}-[0-9A-Z]{4}\b/;
/** An equal enquiry may come from anybody: it is thanked for by its reference alone, and opens nothing (R-LEAD-20). */
const linkIn = (body: string, { again }: Planned) => {
  const [path = '', reference = ''] = LINK.exec(body) ?? [];
  const [known] = REFERENCE.exec(body) ?? [];
  if (!path && again !== undefined && known) return { path, reference: known };
  if (!reference) throw new Error(`no link to follow the request in\n${body.slice(0, 500)}`);
  return { path, reference };
};

/** Customers: what their browsers post, and where that leads. */
export function customersOf({ site }: Pick<Stack, 'site'>) {
  const post = (path: string, fields: Record<string, string> | FormData) =>
    fetch(site.url + path, {
      ...{ method: 'POST', redirect: 'manual', headers: OURS },
      body: fields instanceof FormData ? fields : new URLSearchParams(fields),
    });
  const open = async (path: string) => text(await fetch(site.url + path));
  return {
    open,
    /** Sends the form of an enquiry once; resolves with the link that the customer gets. */
    async enquire(planned: Planned) {
      const { form, way, photos } = planned;
      const typed = typedBy(planned);
      if (way === 'program') {
        const response = await fetch(`${site.url}/api/${form === 'contact' ? 'contact-submit' : 'service-booking'}`, {
          ...{ method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(typed) },
        });
        return linkIn(await text(response), planned);
      }
      const path = form === 'contact' ? '/contact-us' : '/free-quote';
      const body = new FormData();
      for (const [name, value] of Object.entries({ ...typed, form, asked: 'yes', ...(way === 'trap' && { blank: 'x' }) }))
        body.set(name, value);
      for (let n = 0; n < photos; n++)
        body.append('photos', new Blob([new Uint8Array(photo)], { type: 'image/jpeg' }), `oven ${n}.jpg`);
      const response = await post(path, body);
      if (response.status !== 303)
        throw new Error(`${response.status} instead of thanks: ${(await response.text()).slice(0, 500)}`);
      return linkIn(await open(response.headers.get('location') ?? ''), planned);
    },
    /** The form of an act, as it stands on the page; for a decision that is not offered, one that was opened before. */
    async formOf(path: string, act: string, version: number): Promise<PageForm> {
      const id = randomBytes(12).toString('hex');
      return formOf(await open(path), `id="${act}"`) ?? { action: path, fields: { act, id, version: String(version) } };
    },
    /** Posts it; resolves with the status. */
    async act({ action, fields }: PageForm, act: string, words: string): Promise<number> {
      if (act !== 'photos') return (await post(action, { ...fields, text: words })).status;
      const body = new FormData();
      for (const [name, value] of Object.entries(fields)) if (name !== 'photos') body.set(name, value);
      body.append('photos', new Blob([new Uint8Array(photo)], { type: 'image/jpeg' }), 'later.jpg');
      return (await post(action.endsWith('/photos') ? action : `${action}/photos`, body)).status;
    },
  };
}

/** Somebody who answers enquiries, in a browser without script that stays signed in for seven hours. */
export function staffOf(url: string, now: () => number, account: { email: string; password: string } = OWNER) {
  let [session, since] = ['', Number.NEGATIVE_INFINITY];
  async function signIn() {
    const response = await fetch(`${url}/payload-api/users/login`, {
      ...{ method: 'POST', headers: { 'content-type': 'application/json', origin: url }, body: JSON.stringify(account) },
    });
    await text(response);
    session = response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    if (!session) throw new Error(`${account.email} is not signed in: ${response.status}`);
    since = now();
  }
  async function ask(path: string, init: RequestInit = {}) {
    if (now() - since > 7 * HOUR_MS) await signIn();
    const headers = { ...OURS, cookie: session, origin: url, ...init.headers };
    return fetch(url + path, { redirect: 'manual', ...init, headers });
  }
  const open = async (path: string) => text(await ask(path));
  const post = async (action: string, fields: Record<string, string>) => {
    const response = await ask(action, { method: 'POST', body: new URLSearchParams(fields) });
    const body = await text(response);
    return { status: response.status, location: response.headers.get('location') ?? '', body };
  };
  return {
    ask,
    open,
    post,
    cookie: async () => {
      await ask('/office');
      const [name = '', value = ''] = session.split(/=(.*)/s);
      return { name, value, url };
    },
    /** The form of an act on the light page of an enquiry; undefined if it is not offered. */
    async form(id: number, act: string): Promise<PageForm | undefined> {
      const action = `/office/enquiries/${id}`; // the form is posted to its page
      const form = formOf(await open(action), `data-act="${act}"`);
      return form && { ...form, action };
    },
    /** Writes a quote and leads to the page that sends it. */
    async writeQuote(id: number, cents: number, until: string): Promise<PageForm> {
      const path = `/office/enquiries/${id}/quote`;
      const form = formOf(await open(`${path}?new`), 'data-act="quote"');
      if (!form) throw new Error('no form for a quote');
      const lines = { text1: 'Oven, double', quantity1: '1', price1: (cents / 100).toFixed(2), text2: '', price2: '' };
      const saved = await post(path, {
        ...form.fields,
        ...lines,
        act: 'send',
        valid_until: until,
        greeting: 'Good to hear from you.',
      });
      const sending = saved.location ? formOf(await open(saved.location), 'data-act="deliver"') : undefined;
      if (!sending) throw new Error(`the quote was not saved: ${saved.status} ${saved.body.slice(0, 2000)}`);
      return sending;
    },
  };
}
export type Staff = ReturnType<typeof staffOf>;
