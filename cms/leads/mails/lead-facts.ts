import { leadFields, type StoredField, shownFields } from 'contract/lead-fields';
import { callLink } from 'shared/phone';
import type { Lead } from '../../base/database/payload-types';
import { requestedService } from '../record/requested-service';
import type { Fact, Words } from './body';
import { oneLine, withoutLinks } from './template';

/** The parts of an address, which mails show on one line. */
const ADDRESS = ['address', 'suburb', 'state', 'post_code'] as const;
const inAddress = (name: string) => name !== 'address' && ADDRESS.some((part) => part === name);

function detailOf(lead: Lead, name: StoredField): string | null | undefined {
  if (name === 'service') return requestedService(lead);
  if (name === 'address') return ADDRESS.flatMap((part) => lead[part] || []).join(', ');
  return inAddress(name) ? undefined : lead[name];
}

const fieldsOf = (lead: Lead): [StoredField, string][] =>
  shownFields().flatMap((name): [StoredField, string][] => {
    const value = detailOf(lead, name);
    return value ? [[name, leadFields[name].kind === 'textarea' ? value : oneLine(value)]] : [];
  });

export const requestOf = (lead: Lead): [label: string, value: string][] =>
  fieldsOf(lead).map(([name, value]) => [leadFields[name].label, value]);

export const mailLink = (address: string) => `mailto:${encodeURIComponent(address)}`;
export const phoneWords = (typed: string): Words => ({ text: typed, href: callLink(typed) });

const hrefs: Partial<Record<StoredField, (value: string) => string | undefined>> = {
  email: mailLink,
  phone: callLink,
  address: (value) => `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(value)}`,
};

const factOf = (label: string, value: string, href?: string): Fact => ({
  label,
  lines: value.split(/\r\n?|\n/).map((text) => (text ? [{ text, ...(href !== undefined && { href }) }] : [])),
});

/** The whole lead, for the office. */
export function detailsOf(lead: Lead): Fact[] {
  const { page, source, suspicion, possibly_double, photos_announced } = lead;
  const notes: [string, string | null | undefined][] = [
    ['Photos', photos_announced ? `${photos_announced}, on the enquiry’s page` : undefined],
    ['Page', page],
    ['Source', source],
    ['Looks suspicious', suspicion],
    ['Possible duplicate', possibly_double ? 'yes: the first delivery had no answer' : undefined],
  ];
  return [
    ...fieldsOf(lead).map(([name, value]) => factOf(leadFields[name].label, value, hrefs[name]?.(value))),
    ...notes.flatMap(([label, value]) => (value ? [factOf(label, value)] : [])),
  ];
}

/** The same without the office's notes, for the customer, whose address everybody may have typed: so no links. */
export const sentBy = (lead: Lead): Fact[] =>
  fieldsOf(lead)
    .filter(([name]) => name !== 'email')
    .map(([name, value]) => factOf(leadFields[name].label, withoutLinks(value)));
