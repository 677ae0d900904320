import { type Network, networks } from 'contract/measuring';
import { signIn, until } from '../tests/kit/stack';
import { publishOwnPages } from './tools/own-pages';
import { boundRow, median, type Row, ratioRow } from './tools/row';
import { blockingOf, bytesOf, type Load, startSlowPhone, twinRows } from './tools/slow-phone';
import { type Stage, sharedStage } from './tools/stage';
import { startTwin } from './tools/twin';

const ROUNDS = 5;

/** An account at each network. */
const accounts: Record<Network, string> = {
  google_analytics: 'G-AB12CD34EF',
  google_ads: 'AW-123456789',
  meta: '123456789012345',
  microsoft: '12345678',
  linkedin: '1234567',
};

/** Every network that can be told that way is. */
async function tell(stack: Stage, way: 'off' | 'server' | 'browser') {
  const office = await signIn(stack.cms);
  const settings = Object.entries(accounts).map(([name, account]) => {
    if (name === 'linkedin') return [name, { account, way: way === 'server' ? 'off' : way }];
    return [name, { account, way, secret: 'what both sides know' }];
  });
  await office('POST', '/globals/measuring', Object.fromEntries(settings));
  const html = async (path: string) => (await fetch(stack.site.url + path)).text();
  await until(
    async () =>
      (await html('/')).includes('Measuring choices') === (way === 'browser') &&
      (await html('/privacy')).includes(networks.meta) === (way !== 'off'),
    `tags: ${way}`,
  );
}

/** The home page with every tag against none, switched in turns. */
async function tagRows(stack: Stage, site: string, phone: Awaited<ReturnType<typeof startSlowPhone>>): Promise<Row[]> {
  const pages = { off: '', differing: 0 };
  const seen = { off: [] as Load[], server: [] as Load[], browser: [] as Load[] };
  for (let round = 0; round < ROUNDS; round += 1)
    for (const way of ['off', 'server', 'browser'] as const) {
      await tell(stack, way);
      const html = await (await fetch(site)).text();
      if (way === 'off') pages.off = html;
      else if (way === 'server' && html !== pages.off) pages.differing += 1;
      seen[way].push(await phone.load(site));
    }
  await tell(stack, 'off');
  const turns = (way: 'server' | 'browser') => ({ ours: seen[way], twin: seen.off });
  const bytes = (loads: Load[]) => median(loads.map(({ requests }) => bytesOf(requests)));
  const others = seen.browser.flatMap(({ requests }) => requests.filter(({ url }) => new URL(url).host !== new URL(site).host));
  return [
    boundRow(`home page, all tags from the server: HTML that is not as with none, of ${ROUNDS} rounds`, pages.differing, '', 0),
    blockingOf('home page, all tags from the server against none', turns('server')),
    ratioRow(
      'home page, all tags in the browser before consent against none: bytes',
      [bytes(seen.browser), bytes(seen.off)],
      'B',
      {
        atMost: 1.02,
      },
    ),
    blockingOf('home page, all tags in the browser before consent against none', turns('browser')),
    boundRow('home page, all tags in the browser before consent: requests to others', others.length, '', 0),
  ];
}

/** Three own pages against their static twins, and the home page with tags against itself without, on a slow phone. */
export async function ownPages(): Promise<Row[]> {
  const stack = await sharedStage();
  const site = stack.site.url.replace('127.0.0.1', 'localhost');
  const own = await publishOwnPages(stack);
  const twin = await startTwin(site, own.paths);
  const phone = await startSlowPhone();
  try {
    const rows: Row[] = [];
    for (const path of own.paths)
      rows.push(...twinRows(`own page ${path}`, await phone.inTurns(site + path, twin.url + path, ROUNDS)));
    return [...rows, ...(await tagRows(stack, site, phone))];
  } finally {
    await phone.close();
    twin.close();
    await own.remove();
  }
}
