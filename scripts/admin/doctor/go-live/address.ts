import { error, type Finding, ok, warning } from '../../../../cms/base/checks';
import { challengeAddress } from '../../../../site/forms/challenge';
import { isOurChallenge } from '../../../../site/leads/proof';
import { reasonOf } from '../checks/finding';
import { type Answer, ask } from './ask';
import type { Names, NoAnswer } from './names';

/** Where the public address leads; `secret` signs what only this installation can have signed. */
export interface Place {
  siteUrl: string;
  secret: string;
  names: Names;
}

async function judgeAnswer({ siteUrl, secret }: Place, { status, headers, body }: Answer, where: string): Promise<Finding> {
  if (status === 429) return warning(`${siteUrl} has been asked too often to prove itself`, 'ask again in ten minutes');
  if (await isOurChallenge(secret, body)) return ok(`${siteUrl} leads to this installation (${where})`);
  if (status >= 300 && status < 400)
    return error(`${siteUrl} sends visitors on to ${headers.location}`, 'set SITE_URL to the address where they end');
  const server = headers.server ? `, a server called ${headers.server}` : '';
  return error(
    `what answers at ${siteUrl} (${where}, status ${status}${server}) is not this installation`,
    'let the name and the proxy lead here; if they do, start again so that the website knows its new SITE_URL',
  );
}

/** Whether the public address leads to this installation and not to somebody else's. */
export async function checkAddress(place: Place): Promise<Finding[]> {
  const { siteUrl, names } = place;
  const { hostname } = new URL(siteUrl);
  const found = await names.addresses(hostname).catch((thrown) => thrown as NoAnswer);
  if (found instanceof Error) return [warning(found.message, 'look it up from another machine')];
  if (found.length === 0)
    return [error(`${hostname} has no address`, `add to the domain: ${hostname} A, with this server’s public IP address`)];
  const where = found.map(({ address }) => address).join(', ');
  const answer = await ask(`${siteUrl}${challengeAddress('contact')}`, names).catch((thrown: unknown) => thrown as Error);
  if (!(answer instanceof Error)) return [await judgeAnswer(place, answer, where)];
  const { code } = answer as NodeJS.ErrnoException;
  const text = `${siteUrl} (${where}) cannot be reached from here: ${reasonOf(answer)}`;
  if (code === 'ECONNREFUSED') return [error(text, 'start the proxy (Caddy), and let the firewall pass ports 80 and 443')];
  return [warning(text, 'open it on a phone without Wi-Fi: some servers cannot reach their own public address')];
}
