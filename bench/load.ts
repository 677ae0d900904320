import { load, memory, needs, pin } from './tools/generator';
import { type Peer, startBare, startNext, startNginx } from './tools/peers';
import { type Row, ratioRow } from './tools/row';
import { allPages, startStage } from './tools/stage';

const VISITORS = 200;
const REQUESTS = 100_000;
/** The page that is compared. */
const PAGE = '/service/house-cleaning';

/** Cached pages a second against nginx and Next.js, what many visitors wait for, and what many requests leave in memory. */
export async function loadRows(): Promise<Row[]> {
  needs('wrk', 'wrk');
  needs('taskset', 'util-linux');
  needs('nginx', 'nginx-light');
  const stack = await startStage();
  const { url, pid } = stack.site;
  const html = await (await fetch(url + PAGE)).text();
  const peers: Peer[] = [];
  try {
    const paths = await allPages(stack);
    const nginx = await startNginx(html);
    peers.push(nginx);
    const next = await startNext(html);
    peers.push(next);
    const bare = await startBare(url + PAGE);
    peers.push(bare);
    for (const server of [pid, nginx.pid, next.pid, bare.pid]) pin(server);

    const ours = { pid, paths: undefined };
    await load(url + PAGE, { ...ours, seconds: 3 }); // warms the compiler up
    await load(next.url, { pid: next.pid, seconds: 3 });
    await load(bare.url, { pid: bare.pid, seconds: 3 });
    const site = await load(url + PAGE, ours);
    const limit = await load(nginx.url, { pid: nginx.pid });
    const peer = await load(next.url, { pid: next.pid });
    const node = await load(bare.url, { pid: bare.pid });
    const against = (what: string, other: typeof limit, atLeast: number): Row => {
      const row = ratioRow(what, [site.rate, other.rate], 'pages/s', { atLeast });
      // A server that could have done more would make the ratio smaller (the other) or larger (this one).
      const said = row.holds ? other.saturated : site.saturated;
      return said ? row : { ...row, holds: undefined };
    };

    const many = await load(url, { pid, connections: VISITORS, paths, seconds: 8 });
    const manyBare = await load(bare.url, { pid: bare.pid, connections: VISITORS, seconds: 8 });
    let answers = 0;
    const round = async () => {
      while (answers < REQUESTS) answers += (await load(url, { pid, paths, seconds: 4 })).answers;
    };
    await round();
    const before = memory(pid);
    answers = 0;
    await round();
    return [
      against('cached pages a second, one process, against nginx with the twin', limit, 0.5),
      ratioRow('beside it: bare `node:http` with the same answer, against the same', [node.rate, limit.rate], 'pages/s', {
        atLeast: 0.5,
      }),
      against('the same against `next start` with the same markup', peer, 8),
      ratioRow(`99th percentile against the median, ${VISITORS} visitors, random pages`, [many.p99, many.median], 'ms', {
        atMost: 10,
      }),
      ratioRow('beside it: the same of bare `node:http` with one answer', [manyBare.p99, manyBare.median], 'ms', { atMost: 10 }),
      ratioRow(`memory after ${REQUESTS.toLocaleString('en-AU')} more requests over all pages`, [memory(pid), before], 'MB', {
        atMost: 1.1,
      }),
    ];
  } finally {
    for (const peer of peers) await peer.close();
    await stack.stop();
  }
}

/** The same measurement with a page that is rendered for every request. */
export async function uncachedRow(): Promise<Row> {
  needs('wrk', 'wrk');
  const stack = await startStage();
  const { url, pid } = stack.site;
  const nginx = await startNginx(await (await fetch(`${url}/free-quote`)).text());
  try {
    for (const server of [pid, nginx.pid]) pin(server);
    const site = await load(url, { pid, paths: ['/free-quote?service={n}'], seconds: 4 });
    const limit = await load(nginx.url, { pid: nginx.pid, seconds: 4 });
    return ratioRow('an uncached page: pages a second against nginx', [site.rate, limit.rate], 'pages/s', { atLeast: 0.5 });
  } finally {
    await nginx.close();
    await stack.stop();
  }
}
