import { connect, type Socket } from 'node:net';

/** Connections that occupy a server, and how many are still open. */
export interface Crowd {
  open(): number;
  end(): void;
}

/** Opens connections and runs `behave` on each; resolves when all are open. */
async function crowd(url: string, count: number, behave: (socket: Socket) => void): Promise<Crowd> {
  const { hostname, port } = new URL(url);
  const sockets = new Set<Socket>();
  await Promise.all(
    Array.from(
      { length: count },
      () =>
        new Promise<void>((done, reject) => {
          const socket = connect(Number(port), hostname, () => {
            socket.off('error', reject);
            socket.on('error', () => undefined); // closed by the server, as expected
            behave(socket);
            done();
          });
          sockets.add(socket);
          socket.once('error', reject);
          socket.once('close', () => sockets.delete(socket));
        }),
    ),
  );
  return {
    open: () => sockets.size,
    end: () => {
      for (const socket of sockets) socket.destroy();
    },
  };
}

/** Connections that never send anything. */
export const silent = (url: string, count: number): Promise<Crowd> => crowd(url, count, (socket) => socket.resume());

/** Sends a little every second until the socket is closed. */
function drip(socket: Socket, start: string, drop: string) {
  socket.resume();
  socket.write(start);
  const timer = setInterval(() => socket.write(drop), 1000);
  socket.once('close', () => clearInterval(timer));
}

/** Requests whose headers never end. */
export const slowHeaders = (url: string, count: number): Promise<Crowd> =>
  crowd(url, count, (socket) => drip(socket, 'GET / HTTP/1.1\r\nhost: slow\r\n', 'x-more: 1\r\n'));

/** Lead posts whose body never ends. */
export const slowBodies = (url: string, count: number): Promise<Crowd> =>
  crowd(url, count, (socket) =>
    drip(
      socket,
      'POST /api/contact-submit HTTP/1.1\r\nhost: slow\r\ncontent-type: application/json\r\ncontent-length: 5000\r\n\r\n{"name":"',
      'a',
    ),
  );

/** Sign-ins whose body never ends, each from its own address (`addressOf`); resolves when the server has read all headers. */
export async function slowSignIns(url: string, count: number, addressOf: (n: number) => string): Promise<Crowd> {
  const heads: Promise<unknown>[] = [];
  const all = await crowd(url, count, (socket) => {
    heads.push(new Promise((done) => socket.once('data', done))); // 100 Continue, or a rejection
    const head = [
      'POST /payload-api/users/login HTTP/1.1',
      'host: slow',
      'content-type: application/json',
      'content-length: 5000',
    ];
    const more = [`x-forwarded-for: ${addressOf(heads.length)}`, 'expect: 100-continue'];
    drip(socket, `${[...head, ...more].join('\r\n')}\r\n\r\n{`, ' ');
  });
  await Promise.all(heads);
  return all;
}

/** Clients that request a page repeatedly and never read the response. */
export const slowReaders = (url: string, count: number): Promise<Crowd> =>
  crowd(url, count, (socket) => {
    socket.pause();
    for (let page = 0; page < 20; page += 1) socket.write('GET / HTTP/1.1\r\nhost: slow\r\n\r\n');
  });
