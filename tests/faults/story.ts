import { randomBytes } from 'node:crypto';
import { expect } from 'vitest';
import { mailParts } from '../kit/mail-parts';
import type { mailServer } from '../kit/mail-server';
import { type Stack, until } from '../kit/stack';

/** How often somebody presses who goes on until it is done; others press once. */
const PERSISTENT = 25;

/** What somebody pressed, and whether it was acknowledged. */
interface Pressed {
  done: boolean;
  note?: string;
}
/** A request with all that happened to it. */
export interface Story {
  name: string;
  email: string;
  photos: string[];
  pressed: Record<string, Pressed>;
  id?: number;
  link?: string;
}
/** The decision about the quote. */
export const decisionOf = ({ pressed }: Story) => pressed.accept ?? pressed.decline;
const hex = () => randomBytes(12).toString('hex');
const form = (fields: Record<string, string>) => new URLSearchParams(fields);

/** The hidden fields of the form of a page without script that does an act. */
function hiddenOf(html: string, act: string): Record<string, string> {
  const [, found = ''] = new RegExp(`<form[^>]*data-act="${act}"[^>]*>(.*?)</form>`, 's').exec(html) ?? [];
  return Object.fromEntries(
    [...found.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]),
  );
}

interface World {
  stack: Stack;
  smtp: Awaited<ReturnType<typeof mailServer>>;
  token: string;
  photo: Buffer<ArrayBuffer>;
}

/** Posts until it is acknowledged, as often as that; waits in between until both parts are back. */
async function press({ site, cms }: Stack, attempts: number, post: () => Promise<Response>, why: string): Promise<boolean> {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const answer = await post().catch(() => undefined);
    await answer?.body?.cancel().catch(() => undefined);
    if (answer?.status === 303) return true;
    if (answer && ![404, 500, 502, 503].includes(answer.status)) throw new Error(`${why}: ${answer.status}`);
    for (const { name, url } of [site, cms])
      await until(async () => (await fetch(`${url}/healthz`)).ok, `${name} to be back`, 90_000);
  }
  return false;
}

/** A customer and the office from the request to the decision. What they press stands in the story. */
export async function live({ stack, smtp, token, photo }: World, n: number): Promise<Story> {
  const name = `Asker ${n}`;
  const email = `asker${n}@example.com`;
  const story: Story = { name, email, photos: n % 2 ? [] : [`first${n}.jpg`, `second${n}.jpg`], pressed: {} };
  const attempts = (act: number) => ((n + act) % 3 === 0 ? 1 : PERSISTENT);
  const headers = { 'sec-fetch-site': 'same-origin' };
  const send = (url: string, body: BodyInit, more: Record<string, string> = {}) =>
    fetch(url, {
      method: 'POST',
      redirect: 'manual',
      headers: { ...headers, ...more },
      body,
      signal: AbortSignal.timeout(30_000),
    });
  const withPhotos = (fields: Record<string, string>, names: string[]) => {
    const body = new FormData();
    for (const [field, value] of Object.entries(fields)) body.append(field, value);
    for (const file of names) body.append('photos', new Blob([photo]), file);
    return body;
  };
  const request = {
    ...{
      form: 'quote',
      first_name: 'Asker',
      last_name: String(n),
      email,
      phone: `04${10_000_000 + n}`,
      service: 'Oven Cleaning',
    },
    ...{ city: 'Adelaide', address: `${n} Example Street`, suburb: 'Para Hills', post_code: '5096', state: 'South Australia' },
  };
  const asked = () => send(`${stack.site.url}/free-quote`, withPhotos(request, story.photos));
  if (!(await press(stack, PERSISTENT, asked, 'the request'))) throw new Error(`${name} was never thanked`);

  /** The link that a mail to the customer has behind these words. */
  const linkBehind = (words: string) =>
    until(
      async () => {
        const texts = smtp.acceptedFor(email).map(({ raw }) => mailParts(raw).text);
        return texts.flatMap((text) => new RegExp(`${words}: (\\S+)`).exec(text)?.[1] ?? [])[0];
      },
      `“${words}” in a mail to ${name}`,
      300_000, // each death costs a start and the pause before the next attempt
    );
  const link = await linkBehind('Follow your quote request');
  const page = new URL(link).pathname;
  story.link = page;
  const office = { authorization: `JWT ${token}`, origin: stack.cms.url };
  const read = (path: string) =>
    until(
      async () => {
        const answer = await fetch(stack.cms.url + path, { headers: office, redirect: 'manual' });
        return answer.status === 200 && answer.text();
      },
      path,
      90_000,
    );
  const list = JSON.parse(await read(`/payload-api/leads?depth=0&limit=5&where[email][equals]=${encodeURIComponent(email)}`));
  story.id = list.docs[0].id;
  const light = `/office/enquiries/${story.id}`;

  /** The customer presses something on the page of the request. */
  async function customer(act: string, turn: number, text: string, note: string) {
    const fields = form({ act, id: hex(), text, version: '1' });
    story.pressed[act] = { note, done: await press(stack, attempts(turn), () => send(stack.site.url + page, fields), act) };
  }
  async function addPhotos(turn: number) {
    const names = [`later${n}.jpg`];
    const id = hex();
    const post = () => send(`${stack.site.url}${page}/photos`, withPhotos({ id }, names));
    const done = await press(stack, attempts(turn), post, 'photos');
    story.pressed.photos = { note: 'Added 1 photo.', done };
    if (done) story.photos.push(...names);
  }
  /** The office presses something on the light page; who is told that somebody saved meanwhile looks again, and presses again. */
  async function staff(act: string, turn: number, more: Record<string, string>, note?: string) {
    for (;;) {
      const hidden = hiddenOf(await read(light), act);
      if (!hidden.act) return; // the enquiry is not open to it any more
      const fields = form({ ...hidden, ...more });
      let isOlder = false;
      const post = async () => {
        const answer = await send(stack.cms.url + light, fields, office);
        isOlder = answer.status === 409;
        return isOlder ? new Response(null, { status: 303 }) : answer;
      };
      const done = await press(stack, attempts(turn), post, act);
      if (isOlder) continue;
      story.pressed[act] = { done, note };
      return;
    }
  }
  /** The office writes a quote and mails it; it goes on until that is done. */
  async function quote() {
    const fields = { text1: 'Oven cleaning', quantity1: '2', price1: String(90 + n), greeting: '', gst: 'on' };
    const html = await read(`${light}/quote`);
    const [, until = ''] = /name="valid_until"[^>]*value="([^"]+)"/.exec(html) ?? [];
    const typed = form({ ...hiddenOf(html, 'quote'), ...fields, valid_until: until, act: 'send' });
    await press(stack, PERSISTENT, () => send(`${stack.cms.url}${light}/quote`, typed, office), 'save the quote');
    const sending = form({ ...hiddenOf(await read(`${light}/quote?step=send`), 'deliver'), to: email, way: 'mail' });
    await press(stack, PERSISTENT, () => send(`${stack.cms.url}${light}/quote`, sending, office), 'send the quote');
  }

  await Promise.all([
    customer('call-when', 0, `after ${n} pm`, `A call suits: after ${n} pm`),
    customer('question', 1, `How long does ${n} take?`, `Question: How long does ${n} take?`),
    ...(n % 4 === 0 ? [addPhotos(2)] : []),
    staff('note', 2, { text: `Called ${n}` }, `Called ${n}`),
  ]);
  await staff('answered', 3, {});
  if (n % 5 === 4) {
    await staff('lost', 1, { reason: `Too far: ${n}` });
    return story;
  }
  await Promise.all([quote(), staff('follow-up', 2, { on: '2999-01-02', day: '' })]);
  expect(await linkBehind('See and accept your quote')).toBe(link);
  const [version, from] = ['version 1 of the quote', ', from the network address 127.0.0.1.'];
  if (n % 5 === 3) await customer('decline', 1, `Too dear: ${n}`, `Declined ${version}: Too dear: ${n}`);
  else await customer('accept', n, `Asker the ${n}`, `Accepted ${version} as “Asker the ${n}”${from}`);
  return story;
}
