import type { RequestListener } from 'node:http';
import type { Socket } from 'node:net';

/** Handles pipelined requests one per turn of the event loop, so that a client with a thousand delays only itself. */
export function onePipelinedAtATime(answer: RequestListener): RequestListener {
  const waiting = new WeakMap<Socket, (() => void)[]>();
  return (request, response) => {
    const { socket } = request;
    const start = () => {
      response.once('close', () => {
        const next = socket.destroyed ? undefined : waiting.get(socket)?.shift();
        if (next) setImmediate(next);
        else waiting.delete(socket);
      });
      answer(request, response);
    };
    const others = waiting.get(socket);
    if (others) return void others.push(start);
    waiting.set(socket, []);
    start();
  };
}
