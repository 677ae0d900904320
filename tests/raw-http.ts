import { connect } from 'node:net';

/** A request as bytes on the wire: nothing is normalised, encoded or refused before it is sent. */
export interface RawRequest {
  method: string;
  target: string;
  headers: Record<string, string>;
  body: string;
}

export interface RawAnswer {
  /** Zero when the server hung up without an answer. */
  status: number;
  head: string;
  body: string;
}

/** Longest time, in milliseconds, that an answer may take. */
const DEADLINE_MS = 30_000;

/** Sends a request on a connection of its own. Rejects when no answer came within the deadline. */
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
    socket.on('error', finish); // a server may hang up on what it does not want to read
    socket.on('end', finish);
    socket.write(`${method} ${target} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
    socket.write(bytes);
  });
}
