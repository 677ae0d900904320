import { withDeadline } from 'shared/deadline';

const DEADLINE_MS = 10_000;

/** What an answer means of which only the status is known. */
export const answered = (network: string, status: number): string =>
  status >= 500
    ? `${network} has a fault of its own at the moment: ${status}.`
    : `${network} refuses it with ${status}: check ID and secret.`;

/** Posts JSON to a network; resolves with its status and, where that is JSON, its answer. Rejects without a connection. */
export async function postJson(address: string, body: object): Promise<{ status: number; body?: unknown }> {
  const post = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  const { status, text } = await withDeadline(DEADLINE_MS, new URL(address).host, async (signal) => {
    const response = await fetch(address, { ...post, redirect: 'error', signal });
    return { status: response.status, text: await response.text() };
  });
  try {
    return { status, body: JSON.parse(text) };
  } catch {
    return { status };
  }
}
