import { createServer, request as httpRequest, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

const [html, json] = ['text/html', 'application/json'];

/** What a portal, a filter or another program answers in the place of site or back office. */
export const foreignAnswers = {
  'a portal’s page': { status: 200, contentType: html, body: '<!doctype html><main><h1>Welcome to our Wi-Fi</h1></main>' },
  'a filter’s page': { status: 403, contentType: html, body: '<!doctype html><main><h1>Blocked</h1></main>' },
  'a yes without a word': { status: 202, contentType: '', body: '' },
  'a part of an answer': { status: 206, contentType: json, body: '{"success":true}' },
  'another program’s yes': { status: 200, contentType: json, body: '{"success":true}' },
  'another program’s no': { status: 400, contentType: json, body: '{"error":"bad request","field":"email","message":"no"}' },
};
export type ForeignAnswer = keyof typeof foreignAnswers;
export const foreign = Object.keys(foreignAnswers) as ForeignAnswer[];
const isForeign = (name: string): name is ForeignAnswer => Object.hasOwn(foreignAnswers, name);

/** How the proxy handles a lead. Only `passes` and `silent after storing` deliver it to the back office. */
export type ProxyMode = 'passes' | '500' | '400' | 'garbage' | 'nothing' | 'hangs' | 'silent after storing' | ForeignAnswer;

const answers: Record<
  Exclude<ProxyMode, ForeignAnswer | 'passes' | 'silent after storing'>,
  (response: ServerResponse) => void
> = {
  500: (response) => response.writeHead(500, { 'content-type': 'application/json' }).end('{"message":"out of order"}'),
  400: (response) =>
    response
      .writeHead(400, { 'content-type': 'application/json' })
      .end('{"code":"BAD_REQUEST","data":{"issues":[{"path":["address"],"message":"no"}]}}'),
  garbage: (response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Back soon</h1>'),
  nothing: (response) => response.destroy(),
  hangs: () => undefined,
};

function answerAs(manners: keyof typeof answers | ForeignAnswer, response: ServerResponse) {
  if (!isForeign(manners)) return answers[manners](response);
  const { status, contentType, body } = foreignAnswers[manners];
  response.writeHead(status, contentType ? { 'content-type': contentType } : {}).end(body);
}

/** A proxy between site and back office that handles leads as `behave` says; other requests pass, or are cut off while there is no `target`. */
export async function faultyProxy(target: () => string | undefined) {
  const state: { manners: ProxyMode } = { manners: 'passes' };
  const server = createServer((incoming, outgoing) => {
    const { manners } = state;
    const isLead = incoming.method === 'POST' && /\/(contact-submit|service-booking)$/.test(incoming.url ?? '');
    if (isLead && manners !== 'passes' && manners !== 'silent after storing') {
      incoming.resume().once('end', () => answerAs(manners, outgoing));
      return;
    }
    const origin = target();
    if (!origin) return void outgoing.destroy();
    const passed = httpRequest(`${origin}${incoming.url}`, { method: incoming.method, headers: incoming.headers }, (answer) => {
      if (isLead && manners === 'silent after storing') {
        answer.resume().once('end', () => outgoing.destroy());
        return;
      }
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    passed.on('error', () => outgoing.destroy());
    outgoing.on('error', () => passed.destroy());
    incoming.pipe(passed);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    behave: (manners: ProxyMode) => {
      state.manners = manners;
    },
    close: () =>
      new Promise<void>((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
}
