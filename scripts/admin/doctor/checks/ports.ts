import { withDeadline } from 'shared/deadline';
import { error, type Finding, ok, warning } from '../../../../cms/base/checks';
import { portFault } from '../../../steps.mjs';

const DEADLINE_MS = 3000;

const answersAsOurs = (url: string): Promise<boolean> =>
  withDeadline(DEADLINE_MS, url, async (signal) => {
    const response = await fetch(`${url}/healthz`, { signal });
    return response.ok && (await response.json()).ok === true;
  }).catch(() => false);

/** Whether a part runs, is stopped with a free port, or has its port taken by another program. */
export async function checkPort(part: string, name: string, host: string, port: number): Promise<Finding> {
  if (await answersAsOurs(`http://${host}:${port}`)) return ok(`${part} answers on port ${port}`);
  const failure = await portFault(host, port);
  if (failure === undefined) return warning(`${part} does not run; port ${port} is free`, 'npm start');
  if (failure === 'EADDRINUSE') {
    return error(
      `port ${port} is in use, and what is there does not answer as the ${part}`,
      `stop it, or set ${name} to another`,
    );
  }
  return error(`${part} could not listen on ${host}:${port} (${failure})`, `set HOST or ${name} to what this machine has`);
}
