import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { FOLLOW_PATH, writeFollowKey } from 'contract/follow';
import type { Network } from 'contract/measuring';
import type { Log } from '../base/log';
import { type Waits, waitLimitMs } from '../base/waits';
import { additionsOf } from '../content/additions';
import type { Provider } from '../content/provider';
import type { ContentStore } from '../content/store';
import type { Env } from '../env';
import type { About } from '../forms/about-service';
import type { FormName } from '../forms/model';
import { leadDelivery } from './delivery';
import { LeadGateway } from './gateway';
import { photoDelivery } from './photos/photo-delivery';
import { createPhotoIntake } from './photos/photo-intake';
import { createPhotoSpool } from './photos/photo-spool';
import { createProofs, isSecureOrigin } from './proof';
import { createSpent } from './spent';
import { openSpool } from './spool';
import { createThanks } from './thanks';

export async function createLeads(deps: {
  env: Env;
  log: Log;
  /** Counts how long enquiries are under way. */
  waits: Waits;
  provider: Provider;
  store: ContentStore;
  phone(): Promise<string>;
  aboutOf(slug: string): Promise<About | undefined>;
  thanksPageOf(form: FormName): Promise<string | undefined>;
  asks(): Promise<readonly Network[]>;
}) {
  const { env, log, waits, provider, store, phone, aboutOf, thanksPageOf, asks } = deps;
  const dir = join(env.dataDir, 'spool');
  const photos = createPhotoSpool({
    dir,
    deliver: photoDelivery(provider, () => additionsOf(store)),
    undelivered: () => spool.waiting(),
    isDelivered: async (reference) => (await spool.arrival(reference))?.delivered ?? false,
    log,
  });
  const spool = await openSpool({
    dir,
    photos,
    deliver: leadDelivery({ submit: provider.submit, additions: () => additionsOf(store), log }),
    log,
    waits,
    deliverMs: 2 * waitLimitMs(env.providerDeadlineMs),
  });
  /** Both parts write the key of a new lead's first link. Without the secret, or the calls behind it, there is none. */
  const follow = async (reference: string) => {
    if (!env.publishSecret || !(await additionsOf(store)).has('follow')) return undefined;
    return `${env.siteUrl}${FOLLOW_PATH}/${writeFollowKey(env.publishSecret, { reference, edition: 0 })}`;
  };
  photos.open();
  const secret = env.proofSecret ?? randomBytes(32).toString('hex');
  const proofs = isSecureOrigin(env.siteUrl)
    ? createProofs({
        secret,
        spent: createSpent(join(env.dataDir, 'site', 'spent')),
        log,
      })
    : undefined;
  const intake = createPhotoIntake({
    spool: photos,
    offered: async () => (await additionsOf(store)).has('leadPhotos'),
    leadsPer10Min: env.leadsPer10Min,
    log,
  });
  const gateway = new LeadGateway({
    spool,
    photos: intake,
    proofs,
    thanks: createThanks(secret),
    log,
    waits,
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
  return {
    gateway,
    spool,
    photos,
    intake,
    async close() {
      await Promise.all([spool.close(), photos.close()]);
    },
  };
}
