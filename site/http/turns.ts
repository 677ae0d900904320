import type { RequestListener } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Answers the requests of one connection one after another, each in a turn of the event loop of its own: whoever sends a thousand at
 * once waits for them himself, and others come between.
 */
export function inTurns(answer: RequestListener): RequestListener {
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
