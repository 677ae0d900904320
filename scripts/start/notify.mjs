import { run } from '../steps.mjs';

/** How often systemd is told that a start goes on, and how long it waits for the next word, in milliseconds. */
const [EVERY_MS, WORD_MS] = [20_000, 300_000];

/** Tells systemd something (`Type=notify`), by a process of its own: Node has no datagram sockets for files. */
async function tell(...words) {
  if (!process.env.NOTIFY_SOCKET) return;
  await run('systemd-notify', words).catch((error) => console.error(`  systemd was not told of the start: ${error.message}`));
}

export const notifyReady = () => tell('--ready');

/** Lets systemd wait for the work, beyond its unit's TimeoutStartSec: whether the parts get on is judged here. */
export async function whileStarting(work, everyMs = EVERY_MS) {
  const timer = setInterval(() => void tell(`EXTEND_TIMEOUT_USEC=${WORD_MS * 1000}`), everyMs);
  try {
    return await work();
  } finally {
    clearInterval(timer);
  }
}
