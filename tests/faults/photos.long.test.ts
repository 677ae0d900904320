import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { keepAlive } from '../kit/chaos';
import { type Stack, signIn, startStack, until } from '../kit/stack';

const REQUESTS = 40;
/** It goes on until so many processes were killed. */
const MIN_KILLS = 4;
/** Pause between two kills in milliseconds, at random up to this. */
const BETWEEN_KILLS_MS = 3000;

let stack: Stack;
beforeAll(async () => {
  stack = await startStack(inject('prepared'), { LEADS_PER_10_MIN: '100000', PROVIDER_DEADLINE_MS: '1500' });
});
afterAll(() => stack?.stop());

/** Posts until it is acknowledged. */
const acknowledged = (path: string, body: BodyInit, type: string) =>
  until(
    async () => (await fetch(stack.site.url + path, { method: 'POST', headers: { 'content-type': type }, body })).ok,
    `${path} to be acknowledged`,
    120_000,
  );

/** A request with two photos: one before, one after it. */
async function request(name: string, photo: Buffer) {
  const photos = [1, 2].map((place) => ({ id: randomBytes(16).toString('hex'), name: `${name} ${place}.jpg` }));
  const [before, after] = photos.map(
    ({ id }) =>
      () =>
        acknowledged(`/_photos/${id}`, new Uint8Array(photo), 'image/jpeg'),
  );
  const who = { first_name: 'Mia', last_name: name, email: `${name}@example.com`, phone: '0491 570 156' };
  const where = {
    city: 'Adelaide',
    address: '1 Example Street',
    suburb: 'Para Hills',
    post_code: '5096',
    state: 'South Australia',
  };
  await before?.();
  const body = JSON.stringify({ ...who, ...where, service: 'Oven Cleaning', photos });
  await acknowledged('/api/service-booking', body, 'application/json');
  await after?.();
}

it('both parts are killed at random: each acknowledged photo is stored once, with its request (R-PHOTO-3)', async () => {
  const photo = await sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#386' } })
    .jpeg()
    .toBuffer();
  const keepers = [keepAlive(stack.site), keepAlive(stack.cms)];
  let calm = false;
  const killing = (async () => {
    while (!calm) {
      await pause(Math.random() * BETWEEN_KILLS_MS);
      if (!calm) await (Math.random() < 0.5 ? stack.site : stack.cms).stop('SIGKILL');
    }
  })();
  const names: string[] = [];
  const kills = () => keepers.reduce((sum, { starts }) => sum + starts(), 0);
  const client = async () => {
    while (names.length < REQUESTS || kills() < MIN_KILLS) {
      const name = `asked${names.length}`;
      names.push(name);
      await request(name, photo);
    }
  };
  try {
    await Promise.all([client(), client(), client(), client()]);
  } finally {
    calm = true;
    await killing;
  }
  await Promise.all([stack.site.ensure(), stack.cms.ensure()]);
  const office = await until(() => signIn(stack.cms), 'the office to open');
  const all = async () => {
    const [leads, photos] = await Promise.all([
      office<{ docs: { id: number; name: string }[] }>('GET', '/leads?pagination=false&depth=0&select[name]=true'),
      office<{ docs: { lead: number; name: string }[] }>('GET', '/lead-photos?pagination=false&depth=0'),
    ]);
    const nameOf = new Map(leads.docs.map(({ id, name }) => [id, name]));
    return photos.docs.map(({ lead, name }) => `${nameOf.get(lead)}: ${name}`).sort();
  };
  const wanted = names.flatMap((name) => [1, 2].map((place) => `Mia ${name}: ${name} ${place}.jpg`)).sort();
  await until(async () => (await all()).length >= wanted.length, 'all photos to arrive', 150_000).catch(() => undefined);
  expect(await all()).toEqual(wanted);
  await Promise.all(keepers.map((keeper) => keeper.close()));
}, 600_000);
