import { statSync } from 'node:fs';
import { CHROMIUM, hydrated, launch, PHONE } from '../tests/kit/browser';
import { arrived, photographs, quoteRequest } from './tools/enquiry';
import { boundRow, informativeRow, median, type Row, ratioRow } from './tools/row';
import { holdSlow, NETWORK } from './tools/slow-phone';
import { type Stage, sharedStage } from './tools/stage';

const ROUNDS = 3;
/** How much longer a person may wait for the thanks because photos are under way, in seconds. */
const LONGER_S = 5;
/** How long typing takes at least, in milliseconds: whoever is faster is taken for a robot. */
const TYPING_MS = 3500;
const ARRIVED_MS = 300_000;

interface Sent {
  /** Seconds from the press to the thanks. */
  thanks: number;
  /** Seconds from the choice of the photos until the last has arrived, and the bytes that were sent of them. */
  photos: number;
  bytes: number;
}

/** A visitor on a slow phone chooses photos, fills in the quote form, and presses at once. */
async function send(stack: Stage, lastName: string, chosen: string[]): Promise<Sent> {
  const browser = await launch([], CHROMIUM);
  try {
    const context = await browser.newContext({ viewport: PHONE, hasTouch: true });
    const page = await context.newPage();
    await page.addInitScript(`
      globalThis.sent = 0;
      const { fetch } = globalThis;
      globalThis.fetch = (url, init) => {
        if (String(url).startsWith('/_photos/')) globalThis.sent += init.body.size;
        return fetch(url, init);
      };`);
    await page.goto(`${stack.site.url}/free-quote`);
    await hydrated(page);
    for (const [name, value] of Object.entries({ ...quoteRequest, last_name: lastName })) {
      const field = page.locator(`.lead-form [name=${name}]`);
      if (['service', 'city', 'state'].includes(name)) await field.selectOption(value);
      else await field.fill(value);
    }
    await page.waitForTimeout(TYPING_MS);
    await page.waitForLoadState('networkidle');
    await holdSlow(context, page);
    const from = performance.now();
    if (chosen.length > 0) await page.locator('#quote-photos').setInputFiles(chosen);
    const pressed = performance.now();
    await page.locator('.lead-form [type=submit]').click();
    await page.getByRole('dialog').waitFor({ timeout: ARRIVED_MS });
    const thanks = (performance.now() - pressed) / 1000;
    await page.getByRole('list', { name: 'Chosen photos' }).waitFor({ state: 'detached', timeout: ARRIVED_MS });
    const all = (performance.now() - from) / 1000;
    return { thanks, photos: all, bytes: await page.evaluate('globalThis.sent') };
  } finally {
    await browser.close();
  }
}

/** A quote request with eight photos from a slow phone, in turns with one without. */
export async function photos(): Promise<Row[]> {
  const stack = await sharedStage();
  const chosen = await photographs();
  const [withPhotos, without]: [Sent[], Sent[]] = [[], []];
  let [stored, requests] = [0, 0];
  for (let round = 0; round < ROUNDS; round += 1) {
    without.push(await send(stack, `Without${round}`, []));
    withPhotos.push(await send(stack, `Photos${round}`, chosen));
    const lead = await arrived(stack, `Photos${round}`, chosen.length, ARRIVED_MS);
    stored += lead.photos;
    requests += lead.requests;
  }
  const of = (seen: Sent[], value: (sent: Sent) => number) => median(seen.map(value));
  const [ours, none] = [of(withPhotos, ({ thanks }) => thanks), of(without, ({ thanks }) => thanks)];
  const bytes = of(withPhotos, (sent) => sent.bytes);
  const original = chosen.reduce((sum, path) => sum + statSync(path).size, 0);
  const line = bytes / NETWORK.uploadThroughput;
  return [
    {
      what: `from the press to the thanks with ${chosen.length} photos under way, against none, median of ${ROUNDS}`,
      ours: `${ours.toFixed(1)} s`,
      against: `${none.toFixed(1)} s`,
      goal: `≤ + ${LONGER_S} s`,
      holds: ours - none <= LONGER_S,
    },
    ratioRow('bytes that are sent of the photos, against the bytes that were chosen', [bytes, original], 'B', { atMost: 0.5 }),
    ratioRow(
      'from the choice of the photos until the last has arrived, against the time that the line needs for their bytes',
      [of(withPhotos, (sent) => sent.photos), line],
      's',
      { atMost: 1.5 },
    ),
    informativeRow(
      ratioRow('the time that the line would need for what was chosen', [original / NETWORK.uploadThroughput, line], 's', {
        atMost: 1,
      }),
    ),
    boundRow(`photos of ${ROUNDS} requests that are not stored once`, Math.abs(stored - ROUNDS * chosen.length), '', 0),
    boundRow(`requests that are not stored once`, Math.abs(requests - ROUNDS), '', 0),
  ];
}
