/**
 * `node --import tsx bench/proof-of-work.ts`: how long a phone four times slower than this machine needs for a form's proof of
 * work, from the first touch. Chromium throttles a page's main thread but not its workers, so the worker does four times the
 * work.
 */
import { CHROMIUM, DESKTOP, hydrated, launch, PHONE } from '../tests/kit/browser';
import { startSite } from '../tests/kit/stack';
import { startStandIn } from '../tests/kit/stand-in-provider';

const SLOWER = 4;
const ROUNDS = 15;

/** Milliseconds of each round in a page throttled by `rate`; each solves `times` challenges in a row. */
async function measure(url: string, rate: number, times: number): Promise<number[]> {
  const browser = await launch([], CHROMIUM);
  try {
    const page = await browser.newPage({ viewport: rate > 1 ? PHONE : DESKTOP });
    const worker = page.waitForEvent('worker');
    await page.goto(`${url}/free-quote`);
    await hydrated(page);
    await page.locator('[name=first_name]').focus();
    const address = (await worker).url();
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate });
    const rounds: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      rounds.push(
        await page.evaluate(
          async ({ address, times }) => {
            const begun = performance.now();
            const challenge = await (await fetch('/_challenge?form=quote')).json();
            for (let time = 0; time < times; time += 1) {
              const worker = new Worker(address);
              const answer = new Promise<MessageEvent>((done) => worker.addEventListener('message', done));
              worker.postMessage({ type: 'work', challenge, counterStart: 0, counterStep: 1, timeout: 60_000 });
              if (!(await answer).data.derivedKey) throw new Error('not solved');
              worker.terminate();
            }
            return performance.now() - begun;
          },
          { address, times },
        ),
      );
    }
    return rounds.sort((a, b) => a - b);
  } finally {
    await browser.close();
  }
}

const provider = await startStandIn();
const { site, stop } = await startSite(provider.url);
try {
  for (const [name, rate] of [
    ['this machine', 1],
    [`${SLOWER} times slower`, SLOWER],
  ] as const) {
    const rounds = await measure(site.url, rate, rate);
    const [middle, worst] = [rounds[Math.floor(ROUNDS / 2)] ?? 0, rounds.at(-1) ?? 0];
    console.log(
      `${name.padEnd(16)} median ${middle.toFixed(0).padStart(5)} ms   worst of ${ROUNDS} ${worst.toFixed(0).padStart(5)} ms`,
    );
  }
} finally {
  await stop();
  await provider.close();
}
