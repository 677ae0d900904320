import type { Payload } from 'payload';
import { DeadlineExceeded } from 'shared/deadline';
import type { Lead, Measuring } from '../../base/database/payload-types';
import type { Outcome } from '../record/message-queue';
import { isToldOf, type Sent, sentTo } from './conversions';
import { type Conversion, type NetworkAnswer, tellGoogleAnalytics, testGoogleAnalytics } from './google-analytics';
import { tellMeta, testMeta } from './meta';
import { secretOf } from './secrets';

/** With the delays of `message-queue.ts` about two and a half days: an event older than three is not counted by Google Analytics. */
const MAX_ATTEMPTS = 68;

const HOUR_MS = 3_600_000;
/** How old an event may be, and what a network says of older ones: Google nothing at all. */
const OLDEST: Record<Sent, { ms: number; words: string }> = {
  google_analytics: { ms: 72 * HOUR_MS, words: 'Too late: Google Analytics counts only what happened in the last three days.' },
  meta: { ms: 7 * 24 * HOUR_MS, words: 'Too late: Meta counts only what happened in the last seven days.' },
};

type Tell = (conversion: Conversion, lead: Lead, settings: Measuring, secret: string) => Promise<NetworkAnswer>;
type Test = (settings: Measuring, secret: string) => Promise<NetworkAnswer>;

const tell: Record<Sent, Tell> = { google_analytics: tellGoogleAnalytics, meta: tellMeta };
export const tests: Record<Sent, Test> = { google_analytics: testGoogleAnalytics, meta: testMeta };

const isSent = (network: string): network is Sent => sentTo.some((name) => name === network);

export const unreached = (error: unknown): NetworkAnswer => {
  const { cause } = error as Error & { cause?: { code?: string } };
  if (error instanceof DeadlineExceeded) return { error: 'It did not answer in time.' };
  if (cause?.code === 'ENOTFOUND') return { error: 'Its name is not found: is this server connected to the internet?' };
  return { error: 'It could not be reached, or broke the connection off.' };
};

/** Tells a network of a lead, unless its settings or the lead say meanwhile that it is not to be told. */
export async function sendConversion(payload: Payload, id: number, attempts: number, now = new Date()): Promise<Outcome> {
  const conversion = await payload.findByID({ collection: 'conversions', id, depth: 0 });
  const { network, lead: leadId } = conversion;
  const [settings, lead] = await Promise.all([
    payload.findGlobal({ slug: 'measuring', depth: 0 }),
    typeof leadId === 'number' ? payload.findByID({ collection: 'leads', id: leadId, depth: 0, disableErrors: true }) : null,
  ]);
  if (!lead || !isSent(network) || settings[network]?.way !== 'server' || !isToldOf(lead, network)) return { state: 'none' };
  const { ms, words } = OLDEST[network];
  if (now.getTime() - Date.parse(conversion.happened_at) > ms) return { state: 'failed', error: words };
  const secret = await secretOf(payload, network);
  const told = { ...conversion, event: conversion.event as Conversion['event'] };
  const { error } = secret
    ? await tell[network](told, lead, settings, secret).catch(unreached)
    : { error: 'Its secret is missing under Measuring.' };
  if (!error) return { state: 'sent' };
  return { state: attempts + 1 >= MAX_ATTEMPTS ? 'failed' : 'retry', error };
}
