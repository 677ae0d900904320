import { until } from '../kit/stack';
import { visit, type Website } from './visitors';

/** An account of the back office. */
export interface Account {
  email: string;
  password: string;
}

/** A client of the back office's REST API, signed in as an account. */
async function signIn(office: Website, account: Account) {
  const call = async (method: string, path: string, headers: Record<string, string>, body?: unknown) => {
    const answer = await visit(office, `/payload-api${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.status} ${answer.body.slice(0, 300)}`);
    return JSON.parse(answer.body);
  };
  const { token } = await call('POST', '/users/login', {}, account);
  return (method: string, path: string, body?: unknown) => call(method, path, { authorization: `JWT ${token}` }, body);
}

/** Names in the inbox, in order. */
export async function inbox(office: Website, account: Account): Promise<string[]> {
  const client = await signIn(office, account);
  const { docs } = await client('GET', '/leads?pagination=false&depth=0&select[name]=true');
  return docs.map(({ name }: { name: string }) => name).sort();
}

/** Waits until these leads are in the inbox, and resolves with all that are. */
export async function inboxWith(names: string[], office: Website, account: Account): Promise<string[]> {
  let found: string[] = [];
  const arrived = async () => {
    found = await inbox(office, account);
    return names.every((name) => found.includes(name));
  };
  await until(arrived, `leads in the inbox: ${names.join(', ')}`, 120_000).catch(() => undefined);
  return found;
}
