import { createDecipheriv, createECDH, createPublicKey, type ECDH, hkdfSync, randomBytes, verify } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A push as a browser would show it, with what its service was told. */
export interface Pushed {
  device: string;
  at: Date;
  message: { title: string; body: string; url: string; tag: string };
  ttl: number;
  urgency: string;
  topic?: string;
}

interface Device {
  keys: ECDH;
  auth: string;
  /** The key that the browser subscribed with; the first push decides if it was not said. */
  senderKey?: string;
}

/** Whether a sender is who it says (RFC 8292): resolves with what is wrong. */
function senderFault(authorization: string, origin: string, device: Device, now: number): string | undefined {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(authorization) ?? [];
  const [header = '', claims = '', signature = ''] = token.split('.');
  if (!signature) return 'no signature';
  const point = Buffer.from(key, 'base64url');
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  const publicKey = createPublicKey({ key: jwk, format: 'jwk' });
  const signed = Buffer.from(`${header}.${claims}`);
  const isSigned = verify('sha256', signed, { key: publicKey, dsaEncoding: 'ieee-p1363' }, Buffer.from(signature, 'base64url'));
  if (!isSigned) return 'wrong signature';
  const { aud, exp, sub } = JSON.parse(Buffer.from(claims, 'base64url').toString());
  if (aud !== origin) return 'signed for another service';
  if (!(exp > now / 1000 && exp <= now / 1000 + 86_400)) return 'signed for too long, or too late';
  if (!/^(mailto:.+@|https:)/.test(sub)) return 'nobody to write to';
  device.senderKey ??= key;
  return device.senderKey === key ? undefined : 'the browser subscribed with another key';
}

/** What only the browser can read (RFC 8291): one record, encrypted with a key that both sides agree upon. */
function decrypt(body: Buffer, { keys, auth }: Device): string {
  const [salt, senderKey, sealed] = [body.subarray(0, 16), body.subarray(21, 86), body.subarray(86)];
  const derive = (secret: Buffer, from: Buffer, what: Buffer | string, bytes: number) =>
    Buffer.from(hkdfSync('sha256', secret, from, what, bytes));
  const both = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), senderKey]);
  const shared = derive(keys.computeSecret(senderKey), Buffer.from(auth, 'base64url'), both, 32);
  const key = derive(shared, salt, 'Content-Encoding: aes128gcm\0', 16);
  const cipher = createDecipheriv('aes-128-gcm', key, derive(shared, salt, 'Content-Encoding: nonce\0', 12));
  cipher.setAuthTag(sealed.subarray(-16));
  const text = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()]).toString('utf8');
  return text.slice(0, text.lastIndexOf('\x02')); // padding follows
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** A server that stands in for a browser's push service: it checks the sender, and decrypts what only that browser could (RFC 8291). */
export async function pushService({ now = () => Date.now() }: { now?: () => number } = {}) {
  const devices = new Map<string, Device>();
  const pushed: Pushed[] = [];
  /** What a device is answered with instead: a status, words as well, or with `hang` nothing at all. */
  const answers = new Map<string, number | { status: number; words: string; after?: Promise<unknown> } | 'hang'>();
  const asked: string[] = [];
  let url = '';
  const server = createServer(async (request, response) => {
    const body = await bodyOf(request);
    const id = (request.url ?? '').slice('/push/'.length);
    const device = devices.get(id);
    const end = (status: number, text = '') => response.writeHead(status, { connection: 'close' }).end(text);
    asked.push(id);
    const answer = answers.get(id);
    if (answer === 'hang') return;
    if (!device) return end(404);
    if (typeof answer === 'object') await answer.after;
    if (typeof answer === 'number') return end(answer, `the service says ${answer}`);
    if (answer) return end(answer.status, answer.words);
    const { authorization = '', ttl, urgency, topic, 'content-encoding': encoding } = request.headers;
    const fault = senderFault(authorization, url, device, now());
    if (fault) return end(403, fault);
    if (encoding !== 'aes128gcm' || !ttl) return end(400, 'not a push');
    pushed.push({
      ...{
        device: id,
        at: new Date(now()),
        message: JSON.parse(decrypt(body, device)),
        ttl: Number(ttl),
        urgency: String(urgency),
      },
      ...(topic && { topic: String(topic) }),
    });
    return end(201);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    pushed,
    answers,
    /** Devices that were asked for, whatever came of it. */
    asked,
    /** A browser that can be reached here. */
    subscribe(senderKey?: string) {
      const id = randomBytes(8).toString('hex');
      const keys = createECDH('prime256v1');
      const p256dh = keys.generateKeys('base64url');
      const auth = randomBytes(16).toString('base64url');
      devices.set(id, { keys, auth, senderKey });
      return { id, subscription: { endpoint: `${url}/push/${id}`, keys: { p256dh, auth } } };
    },
    /** Ends the connections that hang. */
    release: () => server.closeAllConnections(),
    /** What a device showed. */
    shown: (id: string) => pushed.filter(({ device }) => device === id).map(({ message }) => message),
    close() {
      server.closeAllConnections();
      return new Promise<void>((done) => server.close(() => done()));
    },
  };
}
export type PushService = Awaited<ReturnType<typeof pushService>>;
