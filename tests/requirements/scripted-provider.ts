import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startStandIn } from '../kit/stand-in-provider';

/** The stub provider with a test's own answers by path below /api; they may change while it runs. */
export async function startScriptedProvider(answers: Record<string, unknown> = {}) {
  const told = new Map(Object.entries(answers));
  const behind = await startStandIn();
  const { posted } = behind;
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://provider');
    const path = decodeURIComponent(url.pathname.replace(/^\/api/, ''));
    if (told.has(path)) {
      let text = '';
      for await (const chunk of request) text += chunk;
      if (text) posted.push({ path, body: JSON.parse(text) });
      return response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(told.get(path)));
    }
    const body = request.method === 'POST' ? await new Response(request as unknown as ReadableStream).arrayBuffer() : undefined;
    try {
      const answer = await fetch(behind.url + request.url, {
        method: request.method,
        headers: body && { 'content-type': 'application/json' },
        body,
      });
      const headers = { 'content-type': answer.headers.get('content-type') ?? 'text/plain' };
      response.writeHead(answer.status, headers).end(Buffer.from(await answer.arrayBuffer()));
    } catch {
      response.destroy();
    }
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    ...behind,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    told,
    async close() {
      server.closeAllConnections();
      await new Promise<void>((done) => server.close(() => done()));
      await behind.close();
    },
  };
}

export type ScriptedProvider = Awaited<ReturnType<typeof startScriptedProvider>>;
