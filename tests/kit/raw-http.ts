import { connect } from 'node:net';

/** A request as raw bytes: nothing is normalised, encoded or rejected by a client. */
export interface RawRequest {
  method: string;
  target: string;
  headers: Record<string, string>;
  body: string;
}

export interface RawAnswer {
  /** Zero when the server disconnected without a response. */
  status: number;
  head: string;
  body: string;
}

/** Response timeout in milliseconds. */
const DEADLINE_MS = 30_000;

/** Sends a request on its own connection. Rejects on timeout. */
export function send(origin: string, { method, target, headers, body }: RawRequest): Promise<RawAnswer> {
  const { hostname, port, host } = new URL(origin);
  const bytes = Buffer.from(body);
  const length = bytes.length > 0 || method === 'POST' ? { 'content-length': String(bytes.length) } : {};
  const lines = Object.entries({ host, connection: 'close', ...length, ...headers }).map(([name, value]) => `${name}: ${value}`);
  return new Promise((done, reject) => {
    const parts: Buffer[] = [];
    const socket = connect(Number(port), hostname);
    const finish = () => {
      const answer = Buffer.concat(parts).toString('latin1');
      const end = answer.indexOf('\r\n\r\n');
      done({
        status: Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0),
        head: answer.slice(0, Math.max(0, end)),
        body: Buffer.from(answer.slice(end + 4), 'latin1').toString(),
      });
    };
    socket.setTimeout(DEADLINE_MS, () => {
      socket.destroy();
      reject(new Error(`no answer within ${DEADLINE_MS} ms to ${method} ${target}`));
    });
    socket.on('data', (chunk) => parts.push(chunk));
    socket.on('error', finish); // a server may disconnect instead of reading the rest
    socket.on('end', finish);
    socket.write(`${method} ${target} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
    socket.write(bytes);
  });
}
