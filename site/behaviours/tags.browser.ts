import type { Tags } from 'contract/measuring';
import { LEAD_SENT, MEASURED_ID, THANKS_QUERY } from '../forms/agreement';
import type { Measured } from './measuring.browser';

// biome-ignore lint/suspicious/noExplicitAny: the networks' scripts keep their queues in the window
const global = window as any;

function load(src: string, onLoad?: () => void): void {
  const script = document.createElement('script');
  script.async = true;
  script.src = src;
  if (onLoad) script.onload = onLoad;
  document.head.append(script);
}

/** Starts a network's tag; returns what tells it that a form was sent. */
type Start<Network extends keyof Tags> = (tag: NonNullable<Tags[Network]>) => () => void;

let hasGoogle = false;

/** Google's tag, for Analytics and Ads: everything is denied until the visitor's yes, which came before. */
function google(id: string): void {
  if (!hasGoogle) {
    global.dataLayer = [];
    // Google's script reads `arguments` objects alone.
    global.gtag = function gtag() {
      // biome-ignore lint/complexity/noArguments: see above
      global.dataLayer.push(arguments);
    };
    const all = (answer: string) => ({
      ...{ ad_storage: answer, ad_user_data: answer, ad_personalization: answer, analytics_storage: answer },
    });
    global.gtag('consent', 'default', all('denied'));
    global.gtag('consent', 'update', all('granted'));
    global.gtag('js', new Date());
    load(`https://www.googletagmanager.com/gtag/js?id=${id}`);
    hasGoogle = true;
  }
  global.gtag('config', id);
}

const starts: { [Network in keyof Tags]-?: Start<Network> } = {
  google_analytics({ id }) {
    google(id);
    return () => global.gtag('event', 'generate_lead', { send_to: id, currency: 'AUD' });
  },
  google_ads({ id, conversion }) {
    google(id);
    return () => conversion && global.gtag('event', 'conversion', { send_to: `${id}/${conversion}` });
  },
  meta({ id }) {
    // biome-ignore lint/suspicious/noExplicitAny: Meta's function with its own queue
    const fbq: any = (...call: unknown[]) => (fbq.callMethod ? fbq.callMethod(...call) : fbq.queue.push(call));
    Object.assign(fbq, { push: fbq, loaded: true, version: '2.0', queue: [] });
    global.fbq = fbq;
    global._fbq = fbq;
    load('https://connect.facebook.net/en_US/fbevents.js');
    fbq('init', id);
    fbq('track', 'PageView');
    return () => fbq('track', 'Lead');
  },
  microsoft({ id }) {
    global.uetq = [];
    global.uetq.push('consent', 'default', { ad_storage: 'denied' });
    global.uetq.push('consent', 'update', { ad_storage: 'granted' });
    load('https://bat.bing.com/bat.js', () => {
      global.uetq = new global.UET({ ti: id, q: global.uetq, enableAutoSpaTracking: true });
      global.uetq.push('pageLoad');
    });
    return () => global.uetq.push('event', 'submit_lead_form', {});
  },
  linkedin({ id, conversion }) {
    global._linkedin_data_partner_ids = [id];
    global.lintrk = (...call: unknown[]) => global.lintrk.q.push(call);
    global.lintrk.q = [];
    load('https://snap.licdn.com/li.lms-analytics/insight.min.js');
    return () => conversion && global.lintrk('track', { conversion_id: Number(conversion) });
  },
};

/** Loads the tags and tells them of each form that is sent, as of the one that this page thanks for. */
function startTags(tags: Tags): void {
  const url = new URL(location.href);
  const thanks = document.querySelector('.form-status[data-status=sent]') && url.searchParams.has('reference');
  for (const name of THANKS_QUERY) url.searchParams.delete(name);
  if (url.href !== location.href) history.replaceState(history.state, '', url);
  // The table ties each network to its own tag, which a call by a computed name loses.
  const tell = (Object.keys(tags) as (keyof Tags)[]).map((network) => starts[network](tags[network] as never));
  const sent = () => {
    for (const each of tell) each();
  };
  document.addEventListener(LEAD_SENT, sent);
  if (thanks) sent();
}

const { tags }: Measured = JSON.parse(document.getElementById(MEASURED_ID)?.textContent ?? '{"tags":{}}');
startTags(tags);
