import { connect, type Socket } from 'node:net';

/** Connections that hold on to a server, and how many of them it still bears. */
export interface Crowd {
  open(): number;
  end(): void;
}

/** Opens connections and leaves each to `behave`; resolves when all are there. */
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
            socket.on('error', () => undefined); // cut off by the server, as it should be
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

/** Connections that never say anything. */
export const silent = (url: string, count: number): Promise<Crowd> => crowd(url, count, (socket) => socket.resume());

/** Says something more each second until the socket is gone. */
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

/** Visitors who ask for a page again and again, and read none of it. */
export const slowReaders = (url: string, count: number): Promise<Crowd> =>
  crowd(url, count, (socket) => {
    socket.pause();
    for (let page = 0; page < 20; page += 1) socket.write('GET / HTTP/1.1\r\nhost: slow\r\n\r\n');
  });
