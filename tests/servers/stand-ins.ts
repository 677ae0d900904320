// Runs on a machine of its own (see outside.ts): a bucket, a mail server, a collector of traces, and whatever else is told something.
import { createServer } from 'node:http';
import { connect, createServer as listenFor } from 'node:net';
import { mailServer } from '../kit/mail-server';
import { startBucket } from '../kit/s3-server';
import { startTraceCollector } from '../kit/trace-collector';

export const PORTS = { bucket: 9000, mail: 9025, traces: 9318, told: 9099 };

/** Passes what arrives at a port on to a server of this machine. */
function open(port: number, url: string) {
  const to = Number(new URL(url).port);
  listenFor((caller) => {
    const server = connect(to, '127.0.0.1');
    for (const socket of [caller, server]) socket.on('error', () => undefined);
    caller.pipe(server).pipe(caller);
  }).listen(port, '0.0.0.0');
}

async function start() {
  const [bucket, mail, traces] = await Promise.all([startBucket(), mailServer(), startTraceCollector()]);
  open(PORTS.bucket, bucket.settings.endpoint);
  open(PORTS.mail, mail.url);
  open(PORTS.traces, traces.url);
  const told: string[] = [];
  createServer((request, response) => {
    if (request.url !== '/seen') told.push(`${request.method} ${request.url}`);
    request.resume();
    const seen = { objects: [...bucket.objects.keys()], mails: mail.accepted.length, spans: traces.spans.length, told };
    response.setHeader('content-type', 'application/json').end(JSON.stringify(request.url === '/seen' ? seen : {}));
  }).listen(PORTS.told, '0.0.0.0');
}
if (process.argv.includes('start')) void start();
