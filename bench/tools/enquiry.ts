import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { FOLLOW_PATH, writeFollowKey } from 'contract/follow';
import { PHOTOS_MAX } from 'contract/photo';
import sharp from 'sharp';
import { root } from '../../scripts/steps.mjs';
import { type Stack, signIn, tokenOf, until } from '../../tests/kit/stack';

const PICTURES = join(root, 'cms', 'model', 'starter', 'pictures');
/** A phone's camera: 12 million pixels. */
const [WIDTH, HEIGHT] = [4032, 3024];

/** Files of as many photos as may come along, as large as a phone takes them, with the grain of a camera. The next run finds them. */
export async function photographs(): Promise<string[]> {
  const folder = join(root, '.cache', 'bench', 'photographs');
  await mkdir(folder, { recursive: true });
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const grain = await sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: '#808080', noise } })
    .png({ compressionLevel: 1 })
    .toBuffer();
  const made = Array.from({ length: PHOTOS_MAX }, async (_, n) => {
    const [name, path] = [`post-${n + 1}.jpg`, join(folder, `photo-${n + 1}.jpg`)];
    if (existsSync(path)) return path;
    const picture = sharp(join(PICTURES, name)).resize(WIDTH, HEIGHT, { fit: 'cover' });
    await picture
      .composite([{ input: grain, blend: 'soft-light' }])
      .jpeg({ quality: 90 })
      .toFile(path);
    return path;
  });
  return Promise.all(made);
}

/** What a quote request says, by field. */
export const quoteRequest = {
  ...{ first_name: 'Mia', email: 'mia@example.com', phone: '0491 570 156', service: 'Oven Cleaning', city: 'Adelaide' },
  ...{ address: '1 Example Street', suburb: 'Para Hills', post_code: '5096', state: 'South Australia' },
};

/** The enquiry of that family name, how many there are, and its photos, once so many have arrived. */
export async function arrived(stack: Stack, lastName: string, wanted: number, ms?: number) {
  const office = await signIn(stack.cms);
  const find = <Doc>(query: string) => office<{ docs: Doc[]; totalDocs: number }>('GET', `${query}&depth=0&limit=1`);
  return until(
    async () => {
      const { docs, totalDocs } = await find<{ id: number; reference: string }>(`/leads?where[name][equals]=Mia%20${lastName}`);
      const photos = (await find(`/lead-photos?where[lead][equals]=${docs[0]?.id}`)).totalDocs;
      return docs[0] && photos >= wanted && { ...docs[0], requests: totalDocs, photos };
    },
    `${wanted} photos of ${lastName}`,
    ms,
  );
}

const post = (stack: Stack, path: string, type: string, body: BodyInit) =>
  fetch(stack.site.url + path, { method: 'POST', headers: { 'content-type': type }, body });

/** Sends a quote request like a program that knows the documented call. */
export const ask = (stack: Stack, lastName: string, more = {}) =>
  post(stack, '/api/service-booking', 'application/json', JSON.stringify({ ...quoteRequest, last_name: lastName, ...more }));

/** A quote request with all its photos and a quote that its customer has not decided about; resolves with its id and its page's path. */
export async function quotedEnquiry(stack: Stack, lastName: string): Promise<{ id: number; followed: string }> {
  const chosen = await photographs();
  const photos = chosen.map((path) => ({ id: randomBytes(16).toString('hex'), name: basename(path) }));
  for (const [n, { id }] of photos.entries())
    await post(stack, `/_photos/${id}`, 'image/jpeg', await sharp(chosen[n]).resize(2048).jpeg({ quality: 82 }).toBuffer());
  await ask(stack, lastName, { photos });
  const { id, reference } = await arrived(stack, lastName, photos.length, 120_000);

  const address = `${stack.cms.url}/office/enquiries/${id}/quote`;
  const headers = { authorization: `JWT ${await tokenOf(stack.cms)}` };
  const send = async (fields: Record<string, string>) => {
    const answer = await fetch(address, { method: 'POST', headers, body: new URLSearchParams(fields) });
    if (!answer.ok) throw new Error(`${address}: ${answer.status} ${await answer.text()}`);
    return answer.text();
  };
  const valid_until = new Date(Date.now() + 30 * 24 * 3_600_000).toISOString().slice(0, 10);
  const lines = { text1: 'Oven, double', quantity1: '2', price1: '90', text2: 'Windows', quantity2: '12', price2: '8.50' };
  const page = randomBytes(12).toString('hex');
  const asked = await send({ act: 'send', page, made_from: '', version: '1', gst: 'on', valid_until, ...lines });
  const hidden = (name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(asked)?.[1] ?? '';
  await send({ act: 'deliver', quote: hidden('quote'), made_from: hidden('made_from'), way: 'link' });

  const secret = await readFile(join(stack.dataDir, 'secrets', 'publish'), 'utf8');
  return { id, followed: `${FOLLOW_PATH}/${writeFollowKey(secret, { reference, edition: 0 })}` };
}
