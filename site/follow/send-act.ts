import { type FollowAct, type FollowedRequest, FollowReceipt } from 'contract/follow';
import { fieldText } from 'shared/typed';

/** How often an act is sent whose answer does not come: the provider does it once for its id. */
const TRIES = 2;

/** Sends an act; undefined if nothing says whether it was done. `post` resolves with nothing where no answer came. */
export async function sendAct(post: () => Promise<Response | undefined>): Promise<FollowReceipt | undefined> {
  for (let tries = 1; tries <= TRIES; tries += 1) {
    const response = await post();
    const receipt = response?.ok ? FollowReceipt.safeParse(await response.json().catch(() => undefined)).data : undefined;
    if (receipt || (response && response.status < 500)) return receipt;
  }
  return undefined;
}

/** Whether a request shows that an act was done. A question cannot be seen there, nor can photos, nor a wish to call off what is agreed. */
export function showsAct(request: FollowedRequest, { act, text = '', version }: Partial<FollowAct>): boolean {
  const { quote, call_when, declined_version } = request;
  if (act === 'call-when') return call_when === fieldText(text);
  if (act === 'call-off') return request.stage === 'closed';
  if (act === 'decline' && declined_version !== undefined && declined_version === version) return true;
  if (quote === undefined || quote.version !== version) return false;
  if (act === 'accept') return quote.accepted?.name === fieldText(text).replace(/\s+/g, ' ');
  return act === 'decline' && quote.state === 'declined';
}
