import { leadFields, shownFields } from 'contract/lead-fields';
import type { EnquiryModel } from 'office/enquiry/enquiry';
import type { Fact, Way } from 'office/enquiry/parts';
import type { Lead } from '../../base/database/payload-types';
import type { EnquiryWords } from '../inbox/enquiry-words';
import { heldBack } from '../inbox/held-back';
import { waysToWrite } from '../inbox/replies';
import { factText } from '../mails/body';
import { detailsOf } from '../mails/lead-facts';
import { visitKeys, visitLabels, waysToReachUs } from '../record/options';
import { aside } from './act-forms';

/** Details that do not stand at the top of the page already. */
export function details(lead: Lead, typed: EnquiryWords['typed']): Fact[] {
  const long = shownFields().flatMap((name) => (leadFields[name].kind === 'textarea' ? leadFields[name].label : []));
  const { first, last } = lead.visit ?? {};
  const touch = visitKeys.flatMap((key): Fact[] => {
    const value = first?.[key] || last?.[key];
    return value ? [{ label: visitLabels[key], text: value }] : [];
  });
  const told = detailsOf(lead).flatMap((fact): Fact[] =>
    long.includes(fact.label) || ['Looks suspicious', 'Photos'].includes(fact.label)
      ? []
      : [{ label: fact.label, text: factText(fact) }],
  );
  const way = lead.reached_us_by ? [{ label: 'How they reached us', text: waysToReachUs[lead.reached_us_by] }] : [];
  const asTyped = typed.map(({ label, text }) => ({ label: `${label}, as typed`, text }));
  return [{ label: 'Number', text: lead.reference }, ...told, ...way, ...touch, ...asTyped];
}

/** Ways to reach the customer, with the chosen reply filled in. */
export function waysOf({ contacts, replies }: EnquiryWords, reply: number): Way[] {
  const { call, phone } = contacts;
  const { subject = '', text = '' } = replies[reply] ?? replies[0] ?? {};
  return [...(call ? [{ word: `Call ${phone}`, href: call }] : []), ...waysToWrite(contacts, subject, text)];
}

/** What is to be known before anything is done: it looks suspicious, is spam or a test. */
export function warningOf(lead: Lead): EnquiryModel['warning'] {
  const { status, suspicion, is_test } = lead;
  const looks = suspicion && `It looks suspicious: ${suspicion}`;
  const say = (...parts: (string | false | null | undefined)[]) => [...parts, heldBack(lead)].filter(Boolean).join(' ');
  if (status === 'spam') return { text: say('Marked as spam.', looks), acts: [aside['not-spam'](lead)] };
  if (looks) return { text: say(looks), acts: [aside['not-spam'](lead), aside.spam(lead)] };
  return is_test ? { text: say('Only a test: nothing counts it.'), acts: [aside['not-test'](lead)] } : undefined;
}
