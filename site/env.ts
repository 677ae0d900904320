import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { z } from 'zod';

const origin = z
  .url({ protocol: /^https?$/, error: 'should be an origin such as https://www.example.com' })
  .transform((url) => url.replace(/(?<!\/)\/+$/, ''));
const PORT_RULE = 'should be a port number from 1 to 65535';
const port = z.coerce.number(PORT_RULE).int(PORT_RULE).min(1, PORT_RULE).max(65_535, PORT_RULE);
const number = (fallback: number) =>
  z.coerce.number('should be a number').positive('should be a number above 0').default(fallback);

const Variables = z.object({
  NODE_ENV: z.string().default('production'),
  HOST: z.string().default('127.0.0.1'),
  PORT: port.default(3000),
  CMS_PORT: port.default(3001),
  SITE_URL: origin.optional(),
  CMS_URL: origin.optional(),
  API_URL: origin.optional(),
  MEDIA_URL: origin.optional(),
  /** JSON file with the settings, for a provider without the settings call. */
  SITE_SETTINGS: z.string().refine(existsSync, 'should be a file that is there').optional(),
  DATA_DIR: z.string().default('data'),
  /** Bearer token of the provider's publish signal; without it the signal is rejected and pages expire by age only. */
  PUBLISH_SECRET: z.string().optional(),
  /** Signs the forms' proof-of-work challenges; by default every start creates its own. */
  PROOF_SECRET: z.string().min(16, 'should have 16 characters or more').optional(),
  /** Comma-separated addresses of proxies whose `X-Forwarded-For` is trusted. */
  TRUST_PROXY: z.string().default(''),
  GOOGLE_MAPS_API_KEY: z.string().optional(),
  /** Port of `GET /metrics`; no metrics without it. */
  METRICS_PORT: port.optional(),
  METRICS_HOST: z.string().default('127.0.0.1'),
  /** Address of an OpenTelemetry collector, which then gets a trace of each lead. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/, error: 'should be the address of a collector' }).optional(),
  /** Timeout of a provider call in milliseconds (R-WIRE-15). */
  PROVIDER_DEADLINE_MS: number(3000),
  /** Address that makes a CDN in front forget pages by tag; without it a CDN keeps them for ten seconds. */
  CDN_PURGE_URL: z.url({ protocol: /^https?$/, error: 'should be the address of the CDN’s purge call' }).optional(),
  CDN_PURGE_TOKEN: z.string().optional(),
  /** Render every page and its picture variants after the start, before the first request. */
  WARM_UP: z.enum(['on', 'off'], 'should be on or off').default('on'),
  /** Lead posts that one address may send in ten minutes. */
  LEADS_PER_10_MIN: number(10),
});

export const VARIABLES = Object.keys(Variables.shape);

/** Parses the environment; throws one Error that names every invalid variable and what it should be. */
export function readEnv(source: Record<string, string | undefined> = process.env) {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value !== ''));
  const parsed = Variables.safeParse(given);
  if (!parsed.success) {
    throw new Error(parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`).join('\n'));
  }
  const v = parsed.data;
  const apiUrl = v.API_URL ?? `http://127.0.0.1:${v.CMS_PORT}`;
  return {
    development: v.NODE_ENV === 'development',
    host: v.HOST,
    port: v.PORT,
    /** Public origin; the Host header is never trusted for it. */
    siteUrl: v.SITE_URL ?? `http://localhost:${v.PORT}`,
    /** Public origin of the back office, which may frame previews. */
    cmsUrl: new URL(v.CMS_URL ?? `http://localhost:${v.CMS_PORT}`).origin,
    apiUrl,
    mediaUrl: v.MEDIA_URL ?? `${apiUrl}/storage`,
    settingsFile: v.SITE_SETTINGS,
    dataDir: resolve(v.DATA_DIR),
    publishSecret: v.PUBLISH_SECRET,
    proofSecret: v.PROOF_SECRET,
    trustProxy: v.TRUST_PROXY.split(',').flatMap((address) => address.trim() || []),
    mapsKey: v.GOOGLE_MAPS_API_KEY,
    metrics: v.METRICS_PORT === undefined ? undefined : { port: v.METRICS_PORT, host: v.METRICS_HOST },
    traces: v.OTEL_EXPORTER_OTLP_ENDPOINT !== undefined,
    providerDeadlineMs: v.PROVIDER_DEADLINE_MS,
    cdn: v.CDN_PURGE_URL ? { purgeUrl: v.CDN_PURGE_URL, token: v.CDN_PURGE_TOKEN } : undefined,
    warmUp: v.WARM_UP === 'on',
    leadsPer10Min: v.LEADS_PER_10_MIN,
  };
}

export type Env = ReturnType<typeof readEnv>;
