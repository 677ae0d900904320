import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { LEAD_ORIGIN } from 'contract';
import type { LeadOrigin } from 'contract/lead';
import type { ReplyBy } from 'contract/reply';
import { createLog } from '../../base/log';
import { createProvider } from '../../content/provider';
import { leadDelivery } from '../delivery';

/** The provider's reaction to a lead post; `stores` says whether it stores the lead. */
export type Behaviour =
  | 'accept'
  | 'accept without a word'
  | 'refuse'
  | 'invalid'
  | 'hang'
  | 'store-and-drop'
  | 'fail'
  | 'busy'
  | 'garbage';

type Body = Record<string, unknown> & { origin?: LeadOrigin };

/** A small real provider on a free port, with or without keys, that the test controls. */
export async function leadProvider({ keyed = true, port = 0 }: { keyed?: boolean; port?: number } = {}) {
  const posts: Body[] = [];
  const stored = new Map<string, Body>();
  const state: { behaviour: Behaviour; reply_by?: ReplyBy } = { behaviour: 'accept' };

  function store(body: Body) {
    const key = body.origin?.key ?? `post ${posts.length}`;
    if (!stored.has(key)) stored.set(key, body);
  }

  /** Of a repeated lead that of the first. */
  const referenceOf = ({ origin }: Body) => origin && stored.get(origin.key)?.origin?.reference;

  function answer(response: ServerResponse, body: Body) {
    const json = (status: number, value: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));
    switch (state.behaviour) {
      case 'accept':
        store(body);
        return json(200, { success: true, reference: referenceOf(body), reply_by: state.reply_by });
      case 'accept without a word':
        store(body);
        return json(200, {});
      case 'refuse':
        return json(200, { success: false, field: 'address', message: 'Not our area' });
      case 'invalid':
        return json(400, { code: 'BAD_REQUEST', data: { issues: [{ path: ['email'], message: 'no' }] } });
      case 'store-and-drop':
        store(body);
        return response.destroy();
      case 'fail':
        return json(500, { message: 'out of order' });
      case 'busy':
        return json(429, { message: 'later' });
      case 'garbage':
        return response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Back soon</h1>');
      case 'hang':
        return undefined;
    }
  }

  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    if (!request.complete) return; // cut off
    const body: Body = JSON.parse(Buffer.concat(parts).toString('utf8'));
    posts.push(body);
    answer(response, body);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const address = server.address() as AddressInfo;
  const apiUrl = `http://127.0.0.1:${address.port}`;
  const { submit } = createProvider({ apiUrl, deadlineMs: 300 });

  return {
    posts,
    apiUrl,
    port: address.port,
    /** The provider's leads, one per key. */
    stored: () => [...stored.values()],
    behave: (behaviour: Behaviour) => {
      state.behaviour = behaviour;
    },
    /** By when it says that the office answers. */
    answerBy: (reply_by: ReplyBy | undefined) => {
      state.reply_by = reply_by;
    },
    deliver: leadDelivery({
      submit,
      additions: async () => new Set(keyed ? [LEAD_ORIGIN] : []),
      log: createLog(() => undefined),
    }),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
