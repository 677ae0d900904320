import { signIn } from '../tests/kit/stack';
import { boundRow, informativeRow, type Row } from './tools/row';
import { allPages, sharedStage } from './tools/stage';

/** The edited page, and the number of most visited other pages that follow. */
const EDITED = '/';
const VISITED = 20;
/** Limit in milliseconds. */
const WITHIN_MS = 1000;
const GIVE_UP_MS = 30_000;
const ROUNDS = 3;

/** From a save in the back office to the new pages, while visitors keep requesting them. */
export async function publishing(): Promise<Row[]> {
  const stack = await sharedStage();
  const office = await signIn(stack.cms);
  const paths = [EDITED, ...(await allPages(stack)).filter((path) => path !== EDITED).slice(0, VISITED)];
  const waitedBefore = await stack.waitedFor();
  let [slowest, longestWait] = [0, 0];
  for (let round = 0; round < ROUNDS; round += 1) {
    const words = `Cleaner than yesterday ${round}`;
    const waiting = new Set(paths);
    const saved = performance.now();
    await office('POST', '/globals/settings', { tagline: words });
    const published = performance.now();
    while (waiting.size > 0 && performance.now() - published < GIVE_UP_MS) {
      for (const path of waiting) {
        const start = performance.now();
        const html = await (await fetch(stack.site.url + path)).text();
        longestWait = Math.max(longestWait, performance.now() - start);
        if (html.includes(words)) waiting.delete(path);
      }
    }
    slowest = Math.max(slowest, performance.now() - published);
    console.log(
      `  saved in ${Math.round(published - saved)} ms, ${paths.length} pages new after ${Math.round(performance.now() - published)} ms`,
    );
  }
  return [
    boundRow(
      `publish → new HTML of the edited page and ${VISITED} others, worst of ${ROUNDS}`,
      Math.round(slowest),
      'ms',
      WITHIN_MS,
    ),
    boundRow('cached pages rendered meanwhile while a visitor waited', (await stack.waitedFor()) - waitedBefore, '', 0),
    informativeRow(boundRow('longest wait of a visitor meanwhile', Math.round(longestWait), 'ms', 0)),
  ];
}
