import { createECDH } from 'node:crypto';
import { isAbsolute, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { identitiesIn, recipientsIn } from './backup-keys';
import { isPublicAddress } from './inside-addresses';

const here = fileURLToPath(import.meta.url);
/** The folder around `cms/`, for sources and bundles alike; relative paths in the environment start here. */
const root = here.slice(0, here.lastIndexOf(`${sep}cms${sep}`));
export const fromRoot = (path: string) => (isAbsolute(path) ? path : resolve(root, path));

const PORT_RULE = 'should be a port number from 1 to 65535';
const port = z.coerce.number(PORT_RULE).int(PORT_RULE).min(0, PORT_RULE).max(65_535, PORT_RULE);
const count = z.coerce.number('should be a whole number').int('should be a whole number').min(0, 'should not be below 0');
const requiredOrigin = z.url('should be an origin such as https://www.example.com').transform((url) => new URL(url).origin);
const origin = requiredOrigin.optional();
/** Meta retires a version about a year after it came: https://developers.facebook.com/docs/graph-api/changelog */
const metaVersion = z
  .url('should be the address of a version, such as https://graph.facebook.com/v26.0')
  .regex(/\/v\d+\.\d$/, 'should end with a version, such as /v26.0');

/** The pair of keys by which push services know this installation; undefined if the text is no private key. */
function pushKeys(privateKey: string) {
  try {
    const pair = createECDH('prime256v1');
    pair.setPrivateKey(privateKey, 'base64url');
    return { privateKey, publicKey: pair.getPublicKey('base64url') };
  } catch {
    return undefined;
  }
}

const keys = (read: (text: string) => string[] | undefined, message: string) =>
  z.string().transform((text, context) => {
    const found = read(text);
    if (!found) context.addIssue({ code: 'custom', message });
    return found ?? [];
  });

const Variables = z.object({
  NODE_ENV: z.string().default('production'),
  HOST: z.string().default('127.0.0.1'),
  PORT: port.default(3000),
  CMS_PORT: port.default(3001),
  DATA_DIR: z.string().default('data').transform(fromRoot),
  DATABASE_URL: z
    .string()
    .refine(
      (url) => url.startsWith('file:') || (/^postgres(ql)?:\/\//.test(url) && URL.canParse(url)),
      'should be file:… (a SQLite file) or postgres://user:password@host:5432/database',
    )
    .optional(),
  SITE_URL: origin,
  CMS_URL: origin,
  PAYLOAD_SECRET: z.string('should be a long random text (npm start makes one)').min(16, 'should have 16 characters or more'),
  PUBLISH_SECRET: z.string().default(''),
  PUBLISH_URL: z
    .string()
    .transform((list) => list.split(',').map((url) => url.trim()))
    .pipe(
      z.array(
        z.url({
          protocol: /^https?$/,
          error: 'should be one or more origins with commas between them, such as http://10.0.0.5:3000',
        }),
      ),
    )
    .transform((urls) => urls.map((url) => new URL(url).origin))
    .optional(),
  VAPID_PRIVATE_KEY: z
    .string()
    .transform((text, context) => {
      const keys = /^[\w-]{43}$/.test(text) ? pushKeys(text) : undefined;
      if (!keys) context.addIssue({ code: 'custom', message: 'should be a private key of VAPID: 43 letters, digits, - and _' });
      return keys;
    })
    .optional(),
  OWNER_EMAIL: z.email('should be an e-mail address').optional(),
  OWNER_PASSWORD: z.string().min(12, 'should have 12 characters or more').optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'should be smtp://… or smtps://…' }).optional(),
  LEADS_TO: z.email('should be an e-mail address').optional(),
  BACKUP_DIR: z.string().optional(),
  BACKUP_KEEP_DAYS: count.default(7),
  BACKUP_KEEP_WEEKS: count.default(4),
  BACKUP_S3_BUCKET: z.string().optional(),
  BACKUP_S3_REGION: z.string().default('us-east-1'),
  BACKUP_S3_ENDPOINT: origin,
  BACKUP_S3_PREFIX: z
    .string()
    .regex(/^[\w.-]+(\/[\w.-]+)*\/?$/, 'should be a folder such as backups/')
    .default('backups/')
    .transform((prefix) => prefix.replace(/\/?$/, '/')),
  BACKUP_S3_ACCESS_KEY_ID: z.string().optional(),
  BACKUP_S3_SECRET_ACCESS_KEY: z.string().optional(),
  BACKUP_RECIPIENT: keys(recipientsIn, 'should be the public key that `backup-key` prints: it begins with age1').optional(),
  BACKUP_IDENTITY: keys(identitiesIn, 'should be the secret key that `backup-key` prints: AGE-SECRET-KEY-1…').optional(),
  ALERTS_TO: z.union([z.literal('off'), z.email()], 'should be an e-mail address, or off').optional(),
  DRILL_TO: z.email('should be an e-mail address').optional(),
  TRUST_PROXY: z.string().default(''),
  LEADS_PER_10_MIN: count.min(1, 'should be 1 or more').default(10),
  SIGN_INS_PER_10_MIN: count.min(1, 'should be 1 or more').default(60),
  METRICS_PORT: port.optional(),
  METRICS_HOST: z.string().default('127.0.0.1'),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/, error: 'should be the address of a collector' }).optional(),
  S3_BUCKET: z.string().optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_ENDPOINT: origin,
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  JOBS: z.enum(['on', 'off'], 'should be on or off').default('on'),
  GOOGLE_ANALYTICS_URL: requiredOrigin.default('https://www.google-analytics.com'),
  META_GRAPH_URL: metaVersion.default('https://graph.facebook.com/v26.0'),
  WEBHOOK_INSIDE: z.enum(['allow', 'refuse'], 'should be allow or refuse').default('refuse'),
  PUSH_INSIDE: z.enum(['allow', 'refuse'], 'should be allow or refuse').default('refuse'),
});

export const VARIABLES = Object.keys(Variables.shape);

const Environment = Variables.superRefine((value, context) => {
  const wrong = (name: keyof typeof value, message: string) => context.addIssue({ code: 'custom', path: [name], message });
  for (const prefix of ['', 'BACKUP_'] as const) {
    if (!value[`${prefix}S3_BUCKET`]) continue;
    for (const name of [`${prefix}S3_ACCESS_KEY_ID`, `${prefix}S3_SECRET_ACCESS_KEY`] as const)
      if (!value[name]) wrong(name, `should be set for the bucket of ${prefix}S3_BUCKET`);
  }
  if (!value.BACKUP_S3_BUCKET) return;
  if (!value.BACKUP_RECIPIENT && !value.BACKUP_IDENTITY)
    wrong('BACKUP_RECIPIENT', 'should be the public key that `backup-key` prints: nothing leaves this machine unencrypted');
  if (value.BACKUP_DIR === 'off')
    wrong('BACKUP_DIR', 'should be a folder: with "off" there is nothing to copy to BACKUP_S3_BUCKET');
});

type Values = z.infer<typeof Environment>;

/** The bucket of the media; undefined when they are in a folder. */
function bucketOf(value: Values) {
  const { S3_BUCKET: name, S3_REGION: region, S3_ENDPOINT: endpoint } = value;
  const { S3_ACCESS_KEY_ID: accessKeyId = '', S3_SECRET_ACCESS_KEY: secretAccessKey = '' } = value;
  return name ? { name, region, endpoint, keys: { accessKeyId, secretAccessKey } } : undefined;
}

/** Where encrypted copies of the backups go; undefined if they stay on this machine. */
function awayOf(value: Values) {
  const { BACKUP_S3_BUCKET: name, BACKUP_S3_REGION: region, BACKUP_S3_ENDPOINT: endpoint } = value;
  const { BACKUP_S3_ACCESS_KEY_ID: accessKeyId = '', BACKUP_S3_SECRET_ACCESS_KEY: secretAccessKey = '' } = value;
  if (!name) return undefined;
  return { name, region, endpoint, keys: { accessKeyId, secretAccessKey }, prefix: value.BACKUP_S3_PREFIX };
}

/** The validated environment; empty variables count as absent. Throws an Error that names every invalid one and what it should be. */
export function parseEnvironment(source: Record<string, string | undefined>) {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const parsed = Environment.safeParse(given);
  if (!parsed.success) {
    throw new Error(parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`).join('\n'));
  }
  const value = parsed.data;
  const siteUrl = value.SITE_URL ?? `http://localhost:${value.PORT}`;
  const cmsUrl = value.CMS_URL ?? `http://localhost:${value.CMS_PORT}`;
  const databaseUrl = value.DATABASE_URL ?? `file:${resolve(value.DATA_DIR, 'database.db')}`;
  return {
    development: value.NODE_ENV === 'development',
    host: value.HOST,
    port: value.CMS_PORT,
    dataDir: value.DATA_DIR,
    databaseUrl: databaseUrl.startsWith('file:') ? `file:${fromRoot(databaseUrl.slice('file:'.length))}` : databaseUrl,
    siteUrl,
    /** Whether visitors come: samples are then shown in previews alone (R-CLAIM-11). */
    hidesSamples: isPublicAddress(siteUrl),
    cmsUrl,
    /** Origins whose pages may change anything: a browser on this machine may use either host name. */
    cmsOrigins: [cmsUrl, cmsUrl.replace('//localhost', '//127.0.0.1')],
    secret: value.PAYLOAD_SECRET,
    /** Bearer token of the publish signal; empty disables the signal. */
    publishSecret: value.PUBLISH_SECRET,
    /** Every running site: each is told what was published, and asked for the leads that it holds. */
    sites: value.PUBLISH_URL ?? [siteUrl],
    ownerEmail: value.OWNER_EMAIL,
    ownerPassword: value.OWNER_PASSWORD,
    /** Mail server; without one mails stay in the outbox. */
    smtpUrl: value.SMTP_URL,
    /** Recipient of the office's mails; by default the settings' e-mail. */
    leadsTo: value.LEADS_TO,
    backups: {
      daily: value.BACKUP_DIR !== 'off',
      dir: fromRoot(value.BACKUP_DIR && value.BACKUP_DIR !== 'off' ? value.BACKUP_DIR : resolve(value.DATA_DIR, 'backups')),
      kept: { days: value.BACKUP_KEEP_DAYS, weeks: value.BACKUP_KEEP_WEEKS },
      away: awayOf(value),
      /** Public keys that copies are encrypted to; without one, that of `identities`. */
      recipients: value.BACKUP_RECIPIENT ?? [],
      /** Secret keys, if this machine has them: a restore needs one, and the drill tries the copy with it. */
      identities: value.BACKUP_IDENTITY ?? [],
    },
    /** Where pictures and videos are; undefined: in `mediaDir`. */
    bucket: bucketOf(value),
    /** Recipient of alerts about this machine; undefined: the office; null: no mail. */
    alertsTo: value.ALERTS_TO === 'off' ? null : value.ALERTS_TO,
    /** Recipient of the fire drill's mails; without it none are sent. */
    drillTo: value.DRILL_TO,
    trustProxy: value.TRUST_PROXY.split(',').flatMap((address) => address.trim() || []),
    /** Lead posts per address that no site has signed. */
    leadsPer10Min: value.LEADS_PER_10_MIN,
    signInsPer10Min: value.SIGN_INS_PER_10_MIN,
    /** Port of `GET /metrics`, one above the site's; undefined disables it. */
    metrics: value.METRICS_PORT === undefined ? undefined : { port: value.METRICS_PORT + 1, host: value.METRICS_HOST },
    /** Whether mails and webhook calls are sent and jobs run; a trial on a copy of the data does not. */
    jobs: value.JOBS === 'on',
    traces: value.OTEL_EXPORTER_OTLP_ENDPOINT !== undefined,
    measuring: { googleAnalytics: value.GOOGLE_ANALYTICS_URL, meta: value.META_GRAPH_URL },
    /** Whether the webhook may target this machine or its network. */
    webhookInside: value.WEBHOOK_INSIDE === 'allow',
    /** By which push services know this installation; undefined where `npm start` made no key: nothing rings. */
    pushKeys: value.VAPID_PRIVATE_KEY,
    /** Whether a push service may be on this machine or its network. */
    pushInside: value.PUSH_INSIDE === 'allow',
  };
}

/** `next build` loads the configuration without running it, so it needs no secret. */
const building = process.env.NEXT_PHASE === 'phase-production-build';

export const env = parseEnvironment(building ? { PAYLOAD_SECRET: 'unused while building', ...process.env } : process.env);

export const mediaDir = resolve(env.dataDir, 'media');

/** Folder of the photos that came with enquiries; nothing in it is public. */
export const photosDir = resolve(env.dataDir, 'lead-photos');
