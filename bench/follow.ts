import { quotedEnquiry } from './tools/enquiry';
import { boundRow, type Row } from './tools/row';
import { startSlowPhone, twinRows } from './tools/slow-phone';
import { sharedStage } from './tools/stage';
import { startTwin } from './tools/twin';

const ROUNDS = 7;

/** The page of a request that waits for its customer's answer, against its static twin on a slow phone. */
export async function follow(): Promise<Row[]> {
  const stack = await sharedStage();
  const site = stack.site.url.replace('127.0.0.1', 'localhost');
  const { followed } = await quotedEnquiry(stack, 'Follow');
  const sent = await fetch(site + followed, { headers: { 'accept-encoding': 'br' } });
  const html = Number(sent.headers.get('content-length')) / 1024;
  const twin = await startTwin(site, [followed]);
  const phone = await startSlowPhone();
  try {
    const turns = await phone.inTurns(site + followed, twin.url + followed, ROUNDS);
    const scripts = turns.ours.flatMap(({ requests }) => requests.filter(({ url }) => url.endsWith('.js')));
    return [
      boundRow('HTML + CSS, brotli, page of a request with its quote', html, 'KB', 14),
      ...twinRows('page of a request', turns, { behaviours: false }),
      boundRow('page of a request: scripts asked for', scripts.length, '', 0),
    ];
  } finally {
    await phone.close();
    twin.close();
  }
}
