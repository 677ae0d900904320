import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { FOLLOW_PATH, writeFollowKey } from 'contract/follow';
import type { Network } from 'contract/measuring';
import type { Log } from '../base/log';
import { additionsOf } from '../content/additions';
import type { Provider } from '../content/provider';
import type { ContentStore } from '../content/store';
import type { Env } from '../env';
import type { About } from '../forms/about';
import type { FormName } from '../forms/model';
import { leadDelivery } from './delivery';
import { LeadGateway } from './gateway';
import { createProofs, isSecureOrigin } from './proof';
import { createSpent } from './spent';
import { openSpool } from './spool';
import { createThanks } from './thanks';

/** Connects the parts that a lead passes on the site: gateway, spool, delivery. */
export async function createLeads(deps: {
  env: Env;
  log: Log;
  provider: Provider;
  store: ContentStore;
  phone(): Promise<string>;
  aboutOf(slug: string): Promise<About | undefined>;
  thanksPageOf(form: FormName): Promise<string | undefined>;
  asks(): Promise<readonly Network[]>;
}) {
  const { env, log, provider, store, phone, aboutOf, thanksPageOf, asks } = deps;
  const spool = await openSpool({
    dir: join(env.dataDir, 'spool'),
    deliver: leadDelivery({ submit: provider.submit, additions: () => additionsOf(store), log }),
    log,
  });
  /** Both parts write the key of a new lead's first link. Without the secret, or the calls behind it, there is none. */
  const follow = async (reference: string) => {
    if (!env.publishSecret || !(await additionsOf(store)).has('follow')) return undefined;
    return `${env.siteUrl}${FOLLOW_PATH}/${writeFollowKey(env.publishSecret, { reference, edition: 0 })}`;
  };
  const secret = env.proofSecret ?? randomBytes(32).toString('hex');
  const proofs = isSecureOrigin(env.siteUrl)
    ? createProofs({
        secret,
        spent: createSpent(join(env.dataDir, 'site', 'spent')),
        log,
      })
    : undefined;
  const gateway = new LeadGateway({
    spool,
    proofs,
    thanks: createThanks(secret),
    log,
    phone,
    aboutOf,
    thanksPageOf,
    asks,
    follow,
    trustProxy: env.trustProxy,
    leadsPer10Min: env.leadsPer10Min,
    siteUrl: env.siteUrl,
    secret: env.publishSecret,
  });
  return { gateway, spool };
}
