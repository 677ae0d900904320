import { createHmac } from 'node:crypto';
import type { Lead, Measuring } from '../../base/database/payload-types';
import { env } from '../../base/process/env';
import type { Event } from './conversions';
import { answered, postJson } from './post-json';

export interface Conversion {
  key: string;
  event: Event;
  happened_at: string;
  worth?: number | null;
}

/** What an answer of a network means: an error in plain words, or what it said. */
export interface NetworkAnswer {
  error?: string;
  said?: string;
}

/** Recommended names of Google Analytics for a lead that came and one that was won. */
const names: Record<Event, string> = { lead: 'generate_lead', won: 'close_convert_lead' };

/** A client that no browser has, the same for both events of a lead; Google wants two numbers with a full stop between them. */
function clientOf(key: string): string {
  const digest = createHmac('sha256', env.secret).update(`measuring ${key}`).digest();
  return `${digest.readUInt32BE(0)}.${digest.readUInt32BE(4)}`;
}

function campaignOf({ visit }: Pick<Lead, 'visit'>) {
  const touch = visit?.last?.utm_source ? visit.last : visit?.first;
  const { utm_source: source, utm_medium: medium, utm_campaign: campaign } = touch ?? {};
  return { ...(source && { source }), ...(medium && { medium }), ...(campaign && { campaign }) };
}

const paramsOf = ({ worth }: Conversion, lead: Lead) => ({
  currency: 'AUD',
  ...(worth != null && { value: worth }),
  form: lead.form,
  ...campaignOf(lead),
});

/** An event by a client of its own. Realtime and other reports leave out what has no session or lasted no time. */
function bodyOf(client: string, at: string, name: string, params: object) {
  const session = { session_id: String(Math.floor(Date.parse(at) / 1000)), engagement_time_msec: 1 };
  return {
    client_id: clientOf(client),
    timestamp_micros: Date.parse(at) * 1000,
    consent: { ad_user_data: 'DENIED', ad_personalization: 'DENIED' },
    events: [{ name, params: { ...params, ...session } }],
  };
}

const address = (path: string, { google_analytics }: Measuring, secret: string) =>
  `${env.measuring.googleAnalytics}${path}?${new URLSearchParams({ measurement_id: google_analytics?.account ?? '', api_secret: secret })}`;

/** Counts a lead in Google Analytics. It answers 204 to anything, so only a failed connection is an error. */
export async function tellGoogleAnalytics(
  conversion: Conversion,
  lead: Lead,
  settings: Measuring,
  secret: string,
): Promise<NetworkAnswer> {
  const { event, happened_at } = conversion;
  const body = bodyOf(String(lead.id), happened_at, names[event], paramsOf(conversion, lead));
  const { status } = await postJson(address('/mp/collect', settings, secret), body);
  return status < 300 ? {} : { error: answered('Google Analytics', status) };
}

/** Lets Google check what is sent, then sends an event that counts nothing. */
export async function testGoogleAnalytics(settings: Measuring, secret: string): Promise<NetworkAnswer> {
  const body = bodyOf('test', new Date().toISOString(), 'back_office_test', {});
  const checked = await postJson(address('/debug/mp/collect', settings, secret), body);
  const { validationMessages = [] } = (checked.body ?? {}) as { validationMessages?: { description?: string }[] };
  const [first] = validationMessages;
  if (checked.status >= 300) return { error: answered('Google Analytics', checked.status) };
  if (first) return { error: `Google Analytics refuses it: ${first.description ?? 'it does not say why'}` };
  await postJson(address('/mp/collect', settings, secret), body);
  return {
    said: 'Google Analytics understands what is sent. It never says whether ID and secret are right: look there under Reports, Realtime, for the event “back_office_test” within a minute or two.',
  };
}
