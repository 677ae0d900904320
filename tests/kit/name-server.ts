import { createSocket } from 'node:dgram';

/** Records of a name: IPv4 addresses and texts. */
export interface Records {
  a?: string[];
  txt?: string[];
}

const TYPES = { a: 1, txt: 16 };
const NO_SUCH_NAME = 3;

/** The name that a question asks for, its type, and the question's bytes. */
function readQuestion(message: Buffer) {
  const labels: string[] = [];
  let at = 12;
  while (message[at]) {
    const length = message[at] ?? 0;
    labels.push(message.toString('latin1', at + 1, at + 1 + length));
    at += 1 + length;
  }
  return { name: labels.join('.').toLowerCase(), type: message.readUInt16BE(at + 1), bytes: message.subarray(12, at + 5) };
}

function answer(type: number, data: Buffer): Buffer {
  const head = Buffer.from([0xc0, 12, 0, type, 0, 1, 0, 0, 0, 0, 0, 0]); // the question's name, class IN, no caching
  head.writeUInt16BE(data.length, 10);
  return Buffer.concat([head, data]);
}

const inParts = (text: string) =>
  Buffer.concat(
    (text.match(/.{1,255}/gs) ?? ['']).map((part) => Buffer.concat([Buffer.from([part.length]), Buffer.from(part, 'latin1')])),
  );

function reply(message: Buffer, zone: Map<string, Records>): Buffer {
  const { name, type, bytes } = readQuestion(message);
  const records = zone.get(name);
  const found =
    type === TYPES.a
      ? (records?.a ?? []).map((address) => answer(type, Buffer.from(address.split('.').map(Number))))
      : type === TYPES.txt
        ? (records?.txt ?? []).map((text) => answer(type, inParts(text)))
        : [];
  const head = Buffer.from([0, 0, 0x81, 0x80 | (records ? 0 : NO_SUCH_NAME), 0, 1, 0, found.length, 0, 0, 0, 0]);
  message.copy(head, 0, 0, 2);
  return Buffer.concat([head, bytes, ...found]);
}

/** A real name server on a free UDP port; `zone` may change at any time. With `silent` it gives no answer. */
export async function nameServer(zone: Map<string, Records>) {
  const state = { silent: false };
  const socket = createSocket('udp4');
  socket.on('message', (message, { port, address }) => {
    if (!state.silent) socket.send(reply(message, zone), port, address);
  });
  await new Promise<void>((done) => socket.bind(0, '127.0.0.1', done));
  return {
    address: `127.0.0.1:${socket.address().port}`,
    state,
    close: () => new Promise<void>((done) => socket.close(() => done())),
  };
}
