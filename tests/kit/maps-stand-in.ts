import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** Behaviour of the script: `broken` is no script, `never` never gets ready, `slow` needs 1.5 s, `hollow` lacks its services. */
export type ScriptMode = 'whole' | 'broken' | 'never' | 'slow' | 'hollow';
/** Behaviour of the data calls. */
export type DataMode = 'found' | 'nothing' | 'quota' | 'garbage' | 'late';

/** A received call: `body` of a data call, `query` of the script. */
export interface MapsCall {
  path: string;
  query: URLSearchParams;
  body: Record<string, unknown>;
}

const HOSTS = ['maps.googleapis.com', 'places.googleapis.com'];

export const PLACE = { id: 'place-1', text: '12 Kesters Rd, Para Hills SA, Australia' };
const DETAILS = {
  formattedAddress: '12 Kesters Rd, Para Hills SA 5096, Australia',
  location: { lat: -34.81, lng: 138.65 },
  addressComponents: [
    { longText: '12', shortText: '12', types: ['street_number'] },
    { longText: 'Kesters Road', shortText: 'Kesters Rd', types: ['route'] },
    { longText: 'Para Hills', shortText: 'Para Hills', types: ['locality', 'political'] },
    { longText: 'South Australia', shortText: 'SA', types: ['administrative_area_level_1', 'political'] },
    { longText: '5096', shortText: '5096', types: ['postal_code'] },
  ],
};

/** A certificate for this run only. */
async function certificate() {
  const folder = await mkdtemp(join(tmpdir(), 'maps-'));
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1'];
  await promisify(execFile)('openssl', [
    'req',
    '-x509',
    ...curve,
    '-nodes',
    '-days',
    '2',
    '-subj',
    '/CN=stand-in',
    '-keyout',
    key,
    '-out',
    cert,
  ]);
  const pair = { key: await readFile(key), cert: await readFile(cert) };
  await rm(folder, { recursive: true });
  return pair;
}

/** A stub of the maps provider's address suggestions on its own port; `arguments` route Chromium to it. */
export async function startMapsStandIn() {
  const script = await readFile(join(import.meta.dirname, 'maps-script.js'), 'utf8');
  const modes: { script: ScriptMode; data: DataMode } = { script: 'whole', data: 'found' };
  const calls: MapsCall[] = [];

  const server = createServer(await certificate(), async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'https://maps');
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('access-control-allow-headers', '*');
    if (request.method === 'OPTIONS') return response.writeHead(204).end();
    let text = '';
    for await (const chunk of request) text += chunk;
    const body: Record<string, unknown> = JSON.parse(text || '{}');
    calls.push({ path: pathname, query: searchParams, body });
    const json = (status: number, answer: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer));

    if (pathname === '/maps/api/js') {
      if (modes.script === 'broken') return response.writeHead(500).end();
      return response.writeHead(200, { 'content-type': 'text/javascript' }).end(script.replace('LIBRARY', modes.script));
    }
    if (modes.data === 'quota') return json(429, { code: 'RESOURCE_EXHAUSTED', message: 'Quota exceeded' });
    if (modes.data === 'garbage') return response.writeHead(200).end('<html>not what was asked for');
    if (pathname.endsWith('/GetPlace')) return json(200, DETAILS);
    if (modes.data === 'late' && body.input === '12 K') await new Promise((done) => setTimeout(done, 1200));
    return json(200, {
      suggestions:
        modes.data === 'nothing' ? [] : [PLACE, { id: 'place-2', text: `${body.input} Street, Adelaide SA, Australia` }],
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    /** Set these before the page sends requests. */
    modes,
    /** Received requests, in order. */
    calls,
    arguments: [
      `--host-resolver-rules=${HOSTS.map((host) => `MAP ${host} 127.0.0.1:${port}`).join(', ')}`,
      '--ignore-certificate-errors',
    ],
    close: () =>
      new Promise<void>((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

export type MapsStandIn = Awaited<ReturnType<typeof startMapsStandIn>>;
