import { type Measuring as Measured, type Network, networks, type Tags } from 'contract/measuring';
import type { Measuring } from '../../base/database/payload-types';
import { listed } from '../../base/process/counted';

const names = Object.keys(networks) as Network[];

const networksBy = (settings: Measuring, way: 'server' | 'browser') => names.filter((network) => settings[network]?.way === way);

/** Networks that know a visitor by what they get. Google Analytics does not when the server counts. */
const asking = (settings: Measuring) =>
  names.filter(
    (name) =>
      networksBy(settings, 'browser').includes(name) ||
      (networksBy(settings, 'server').includes(name) && name !== 'google_analytics'),
  );

/** What a site needs to know of the measuring; undefined where there is none. */
export function measuredBy(settings: Measuring): Measured | undefined {
  const asks = asking(settings);
  const tags = networksBy(settings, 'browser').map((name) => {
    const { account: id, conversion }: { account?: string | null; conversion?: string | null } = settings[name] ?? {};
    return [name, { id, ...(conversion && { conversion }) }];
  });
  if (asks.length === 0) return undefined;
  return { asks, ...(tags.length > 0 && { tags: Object.fromEntries(tags) as Tags }) };
}

const namesOf = (list: readonly Network[]) => listed(list.map((name) => networks[name]));

/** What the privacy page says about the measuring, for each network and way that is on. */
export function measuringWords(settings: Measuring): { title: string; id: string; html: string }[] {
  const [server, browser, asks] = [networksBy(settings, 'server'), networksBy(settings, 'browser'), asking(settings)];
  const counted = server.includes('google_analytics');
  const passedOn = server.filter((name) => name !== 'google_analytics');
  const paragraphs = [
    counted &&
      'We let Google Analytics count how many enquiries we get, and how many become orders of which amount. It learns which campaign an enquiry came from, but nothing by which it could know you.',
    passedOn.length > 0 &&
      `If you agree, our server tells ${namesOf(passedOn)} that an advertisement of theirs became an enquiry and, later, an order of which amount. They recognise the advertisement by the mark that your click left in the address.${passedOn.includes('meta') ? ' Meta also gets your name, e-mail, phone number and suburb, each as a check number (SHA-256) that it compares with those of its own users, and the name of your browser.' : ''}`,
    browser.length > 0 &&
      `If you agree, our pages load scripts of ${namesOf(browser)}, which see which pages you open and that you sent a form, and keep cookies in your browser.`,
    asks.length > 0 &&
      (browser.length > 0
        ? 'Nothing of this happens before you say yes, and you can change your mind at any time with “Measuring choices” at the foot of each page. Your answer is kept in your browser for half a year.'
        : 'You are asked where you send a form. Without your yes none of this is passed on, and whoever sends the form without JavaScript is not asked.'),
  ].filter((text) => typeof text === 'string');
  if (paragraphs.length === 0) return [];
  return [{ title: 'Measuring our advertisements', id: 'measuring', html: paragraphs.map((text) => `<p>${text}</p>`).join('') }];
}
