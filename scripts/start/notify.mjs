import { run } from '../steps.mjs';

/**
 * Tells systemd that the start is complete, if its unit waits for that: `Type=notify`, and `NotifyAccess=all`, because the message
 * comes from a process of its own (Node has no datagram sockets for files).
 */
export async function notifyReady() {
  if (!process.env.NOTIFY_SOCKET) return;
  await run('systemd-notify', ['--ready']).catch((error) =>
    console.error(`  systemd was not told of the start: ${error.message}`),
  );
}
