import type { Lead } from '../../payload-types';
import { subjectOf } from '../asked-for';
import { internationalDigits } from '../person';

/** Ways to answer a lead in one tap, each with its prefilled text. */
export function replies(lead: Lead, { brand, phone }: { brand: string; phone: string }): { label: string; href: string }[] {
  const what = lead.form === 'quote' ? `your quote request${subjectOf(lead) ? ` for ${subjectOf(lead)}` : ''}` : 'your enquiry';
  const text = `Hello ${lead.first_name || lead.name || ''},\n\nthank you for ${what} (${lead.reference}).\n\n\n${brand}\n${phone}`;
  const subject = `Your ${lead.form === 'quote' ? 'quote request' : 'enquiry'} ${lead.reference}`;
  const links = [];
  if (lead.phone) links.push({ label: `Call ${lead.phone}`, href: `tel:${lead.phone.replace(/[^\d+]/g, '')}` });
  if (lead.email) {
    const query = `subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`;
    links.push({ label: 'Mail', href: `mailto:${encodeURIComponent(lead.email)}?${query}` });
  }
  if (lead.phone) {
    links.push({
      label: 'Message app',
      href: `https://wa.me/${internationalDigits(lead.phone)}?text=${encodeURIComponent(text)}`,
    });
  }
  return links;
}
