import { type Network, networks } from 'contract/measuring';
import { type GlobalBeforeChangeHook, type Payload, ValidationError } from 'payload';
import type { Measuring } from '../../base/database/payload-types';
import { seal, unseal } from '../../base/process/secret-box';

/** Networks that need a secret to be told something from the server, or to fetch it. */
export const withSecret = ['google_analytics', 'google_ads', 'meta', 'microsoft'] as const satisfies Network[];
export type WithSecret = (typeof withSecret)[number];

/** What each network calls its secret; one that fetches files has a password for them. */
export const secretLabels: Record<WithSecret, string> = {
  google_analytics: 'API secret',
  google_ads: 'Password of the files',
  meta: 'Access token',
  microsoft: 'Password of the files',
};

/** The file of a network is on the internet: a shorter password could be guessed. */
const SHORTEST = 12;
/** Why a secret is not kept; Payload does not ask a virtual field itself. */
export const checkSecret = (secret: string | null | undefined): true | string =>
  !secret || secret.length >= SHORTEST || `Use ${SHORTEST} characters or more.`;

const keyOf = (network: WithSecret) => `measuring-${network}`;

export async function secretOf(payload: Payload, network: WithSecret): Promise<string | undefined> {
  const kept = await payload.kv.get<{ sealed: string }>(keyOf(network));
  return kept ? unseal(kept.sealed, 'measuring') : undefined;
}

/** Stores new secrets encrypted outside of the settings, so that no version and no response contains them. */
export const keepSecrets: GlobalBeforeChangeHook = async ({ data, req, context }) => {
  const settings = { ...data } as Partial<Measuring>;
  const errors = withSecret.flatMap((network) => {
    const checked = checkSecret(settings[network]?.secret);
    return checked === true
      ? []
      : { path: `${network}.secret`, label: `${networks[network]} → ${secretLabels[network]}`, message: checked };
  });
  if (errors.length > 0) throw new ValidationError({ global: 'measuring', errors }, req.t);
  for (const network of withSecret) {
    const { secret, secret_remove, ...rest } = settings[network] ?? {};
    if (secret_remove) await req.payload.kv.delete(keyOf(network));
    else if (secret) await req.payload.kv.set(keyOf(network), { sealed: seal(secret, 'measuring') });
    if (secret || secret_remove) context.password_changed = true;
    if (settings[network]) Object.assign(settings, { [network]: rest });
  }
  return settings;
};
