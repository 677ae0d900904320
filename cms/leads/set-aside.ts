import { type LeadFieldName, leadFields } from 'contract/lead-fields';
import type { AtWebsite } from 'office/enquiries/set-aside';
import type { Payload, PayloadRequest } from 'payload';
import { callLink } from 'shared/phone';
import { record } from '../base/audit/record';
import { stamp, zoneOf } from '../base/process/zone';
import { dismissAtSites, type SpoolLead, sendAgainAtSites, setAsideAtSites } from './privacy/erase-at-site';

const isField = (name: string): name is LeadFieldName => Object.hasOwn(leadFields, name);

const shown =
  (zone: string) =>
  ({ reference, received_at, fields, page }: SpoolLead): AtWebsite => ({
    reference,
    received: stamp(new Date(received_at), zone),
    name: fields.name ?? [fields.first_name, fields.last_name].filter(Boolean).join(' '),
    lines: [
      ...Object.entries(fields).flatMap(([name, text]) =>
        text && isField(name) && leadFields[name].stored !== 'no'
          ? [{ label: leadFields[name].label, text, href: name === 'phone' ? callLink(text) : undefined }]
          : [],
      ),
      { label: 'Page of the form', text: page },
    ],
  });

/** Leads that were refused after their visitor was thanked, and those that have waited for long; undefined if a site does not answer. */
export async function setAside(payload: Payload) {
  try {
    const [zone, { refused, late, damaged }] = await Promise.all([zoneOf(payload), setAsideAtSites()]);
    return { refused: refused.map(shown(zone)), late: late.map(shown(zone)), damaged };
  } catch (error) {
    payload.logger.warn({ err: error }, 'The website was not asked for the leads that it set aside');
    return undefined;
  }
}

/** Sends leads again that the sites set aside, or deletes them there; resolves with their number, undefined if no site answers. */
export async function endSetAside(
  payload: Payload,
  account: PayloadRequest['user'],
  action: 'send' | 'dismiss',
  references: string[],
): Promise<number | undefined> {
  try {
    const count = await (action === 'send' ? sendAgainAtSites(references) : dismissAtSites(references));
    const audited = action === 'send' ? 'send' : 'delete';
    await record(payload, { action: audited, account, subject: 'leads', record: references.join(', ') });
    return count;
  } catch (error) {
    payload.logger.warn({ err: error }, 'The website did not take an act on the leads that it set aside');
    return undefined;
  }
}
