import { createHash } from 'node:crypto';
import { numberIn } from 'shared/phone';
import { emailIn } from 'shared/typed';
import type { Lead, Measuring } from '../../base/database/payload-types';
import { env } from '../../base/process/env';
import { clickOf } from './conversions';
import type { Conversion, NetworkAnswer } from './google-analytics';
import { answered, postJson } from './post-json';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const hashed = (text: string | undefined) => (text ? [sha256(text)] : undefined);
/** Letters and digits alone, in small letters, as Meta compares names and places. */
const plain = (text: string | null | undefined) => (text ?? '').toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** Who sent a lead, as far as Meta may compare it: hashed, but for the click and the browser, which it knows itself. */
function personOf(lead: Lead) {
  const [first = '', ...rest] = (lead.name ?? '').split(' ');
  const click = clickOf(lead, 'fbclid');
  const known = {
    em: hashed(lead.email ? emailIn(lead.email).toLowerCase() : ''),
    ph: hashed(numberIn(lead.phone)?.international.replace(/\D/g, '')),
    fn: hashed(plain(lead.first_name ?? first)),
    ln: hashed(plain(lead.last_name ?? rest.join(' '))),
    ct: hashed(plain(lead.suburb || lead.city)),
    zp: hashed(plain(lead.post_code)),
    country: hashed('au'),
    fbc: click && `fb.1.${Date.parse(lead.received_at)}.${click}`,
    client_user_agent: lead.agreed_browser || undefined,
  };
  return Object.fromEntries(Object.entries(known).filter(([, value]) => value !== undefined));
}

const eventOf = ({ key, event, happened_at, worth }: Conversion, lead: Lead) => ({
  event_name: event === 'lead' ? 'Lead' : 'Purchase',
  event_time: Math.floor(Date.parse(happened_at) / 1000),
  event_id: sha256(`${env.siteUrl} ${key}`).slice(0, 32),
  ...(event === 'lead'
    ? { action_source: 'website', event_source_url: new URL(lead.page || '/', env.siteUrl).href }
    : { action_source: 'system_generated' }),
  user_data: personOf(lead),
  ...(worth != null && { custom_data: { currency: 'AUD', value: worth } }),
});

function faultOf(status: number, body: unknown): string {
  const { error } = (body ?? {}) as { error?: { message?: string; error_user_msg?: string; code?: number } };
  const message = error?.error_user_msg || error?.message;
  const said = message ? ` Meta says: ${message}` : '';
  if (error?.code === 190) return `Meta does not accept the access token: make a new one in the Events Manager.${said}`;
  if (error?.code === 2635)
    return `Meta has retired this version of its interface: install a newer release, or set META_GRAPH_URL.${said}`;
  return `${answered('Meta', status)}${said}`;
}

async function send(settings: Measuring, secret: string, body: object): Promise<NetworkAnswer> {
  const address = `${env.measuring.meta}/${settings.meta?.account}/events`;
  const { status, body: answer } = await postJson(address, { ...body, access_token: secret });
  const received = (answer as { events_received?: number } | undefined)?.events_received;
  if (status >= 300 || received !== 1) return { error: faultOf(status, answer) };
  return { said: 'Meta took it.' };
}

export const tellMeta = (conversion: Conversion, lead: Lead, settings: Measuring, secret: string): Promise<NetworkAnswer> =>
  send(settings, secret, { data: [eventOf(conversion, lead)] });

export async function testMeta(settings: Measuring, secret: string): Promise<NetworkAnswer> {
  const event = {
    event_name: 'BackOfficeTest',
    event_time: Math.floor(Date.now() / 1000),
    action_source: 'system_generated',
    user_data: { em: hashed('test@example.com'), country: hashed('au') },
  };
  const test_event_code = settings.meta?.test_code || undefined;
  const answer = await send(settings, secret, { data: [event], test_event_code });
  if (answer.error) return answer;
  const where = test_event_code ? 'tab Test events' : 'within some minutes';
  return { said: `Meta took a test: look in the Events Manager, ${where}, for the event “BackOfficeTest”.` };
}
