import { type Load, load, memory, pin } from './tools/generator';
import { type Peer, startBare, startNext, startNginx } from './tools/peers';
import { informativeRow, type Row, ratioRow, turnsRow } from './tools/row';
import { allPages, ownStage } from './tools/stage';

const VISITORS = 200;
/** Rounds in which the servers alternate, so that a slow moment of the machine does not hit only one. */
const ROUNDS = 5;
const SECONDS = 3;
/**
 * Duration in seconds. Node accepts one connection per turn of its loop, so 200 at once take half a second, which wrk counts as
 * waiting; in a short run that would be the 99th percentile.
 */
const VISIT_SECONDS = 30;
const REQUESTS = 100_000;
/** The compared page. */
const PAGE = '/service/house-cleaning';

/** Cached pages per second against nginx and Next.js, latency with many visitors, and memory after many requests. */
export async function loadRows(): Promise<Row[]> {
  const stack = await ownStage();
  const { url, pid = Number.NaN } = stack.site;
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

    const servers = [
      { url: url + PAGE, pid },
      { url: nginx.url, pid: nginx.pid },
      { url: next.url, pid: next.pid },
      { url: bare.url, pid: bare.pid },
    ];
    for (const server of servers) await load(server.url, { pid: server.pid, seconds: SECONDS }); // warms up the compilers
    const loads: Load[][] = servers.map(() => []);
    for (let round = 0; round < ROUNDS; round += 1)
      for (const [index, server] of servers.entries())
        loads[index]?.push(await load(server.url, { pid: server.pid, seconds: SECONDS }));
    const [site, limit, peer, node] = loads as [Load[], Load[], Load[], Load[]];
    const against = (what: string, ours: Load[], other: Load[], atLeast: number): Row => {
      const rates = [ours, other].map((turns) => turns.map(({ rate }) => rate)) as [number[], number[]];
      const row = turnsRow(what, rates, 'pages/s', { atLeast });
      // An unsaturated server makes the ratio too small (the other) or too large (this one).
      const saturated = (row.holds ? other : ours).every(({ saturated }) => saturated);
      return saturated ? row : { ...row, holds: undefined };
    };

    const many = await load(url, { pid, connections: VISITORS, paths, seconds: VISIT_SECONDS });
    let answers = 0;
    const round = async () => {
      while (answers < REQUESTS) answers += (await load(url, { pid, paths, seconds: 4 })).answers;
    };
    await round();
    const before = memory(pid);
    answers = 0;
    await round();
    return [
      against('cached pages a second, one process, against bare `node:http` with the same answer', site, node, 0.8),
      informativeRow(against('the same against nginx with the twin', site, limit, 0.3)),
      against('the same against `next start` with the same markup', site, peer, 8),
      ratioRow(`99th percentile against the median, ${VISITORS} visitors, random pages`, [many.p99, many.median], 'ms', {
        atMost: 10,
      }),
      ratioRow(`memory after ${REQUESTS.toLocaleString('en-AU')} more requests over all pages`, [memory(pid), before], 'MB', {
        atMost: 1.1,
      }),
    ];
  } finally {
    for (const peer of peers) await peer.close();
    await stack.stop();
  }
}

/** The same with a page rendered for every request. */
export async function uncachedRow(): Promise<Row> {
  const stack = await ownStage();
  const { url, pid = Number.NaN } = stack.site;
  const bare = await startBare(`${url}/free-quote`);
  try {
    for (const server of [pid, bare.pid]) pin(server);
    const site = await load(url, { pid, paths: ['/free-quote?service={n}'], seconds: 4 });
    const limit = await load(bare.url, { pid: bare.pid, seconds: 4 });
    return ratioRow('an uncached page: pages a second against bare `node:http`', [site.rate, limit.rate], 'pages/s', {
      atLeast: 0.8,
    });
  } finally {
    await bare.close();
    await stack.stop();
  }
}
