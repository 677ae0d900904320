import { leadFields, shownFields } from 'contract/lead-fields';
import { isSurely } from 'contract/person';
import type { Payload } from 'payload';
import type { Lead, Outbox } from '../../base/database/payload-types';
import { stamp } from '../../base/process/zone';
import { jobsOf } from '../done/jobs';
import { isDayMail, isReminder } from '../mails/customer-keys';
import { conversionsOf } from '../measuring/conversions';
import { photosOf, type ShownPhotos } from '../photos/shown-photos';
import { leadsLike } from '../privacy/person-data';
import { quotesOf } from '../quotes/versions';
import { requestedService } from '../record/requested-service';
import { contactsOf, type FilledReply, replyTextsOf } from './replies';
import { conversionStates, dayMailStates, jobStates, quoteMailStates, type SendingState, sendingStates } from './sending-state';
import { typedByCustomer } from './typed-by-customer';

const SHOWN = 20;
const texts = shownFields().filter((name) => leadFields[name].kind === 'textarea');

export interface EnquiryWords {
  /** "Quote request for Oven Cleaning, Para Hills; 25 Nov 2026, 3:40 pm" */
  about: string;
  words: string;
  contacts: ReturnType<typeof contactsOf>;
  replies: FilledReply[];
  sending: SendingState[];
  typed: { label: string; text: string }[];
  photos: ShownPhotos;
  others: { total: number; leads: { id: number; text: string }[] };
}

const settingsShown = { brand: true, phone: true, time_zone: true } as const;

async function othersOf(payload: Payload, lead: Lead): Promise<Lead[]> {
  const like = await leadsLike(payload, lead);
  return like.filter(({ found, likeness }) => isSurely(likeness) && !found.deletedAt).map(({ found }) => found);
}

/** The mails about agreed days that its customer was sent, and reminders. */
async function mailsOfDays(payload: Payload, lead: number): Promise<Outbox[]> {
  const { docs } = await payload.find({
    ...{ collection: 'outbox', sort: 'id', pagination: false, depth: 0 },
    where: { lead: { equals: lead } },
  });
  return docs.filter(({ key, mail_state }) => isReminder(key) || (isDayMail(key) && mail_state === 'sent'));
}

export async function enquiryInWords(payload: Payload, lead: Lead): Promise<EnquiryWords> {
  const [settings, replies, typed, others, conversions, quotes, jobs, mails, photos] = await Promise.all([
    payload.findGlobal({ slug: 'settings', depth: 0, select: settingsShown }),
    replyTextsOf(payload),
    typedByCustomer(payload, lead),
    othersOf(payload, lead),
    conversionsOf(payload, lead.id),
    quotesOf(payload, lead.id),
    jobsOf(payload, lead.id),
    mailsOfDays(payload, lead.id),
    photosOf(payload, lead, new Date()),
  ]);
  const zone = settings.time_zone;
  const time = (iso: string) => stamp(new Date(iso), zone);
  const kind = lead.form === 'quote' ? 'Quote request' : 'Enquiry';
  const place = lead.suburb || lead.city;
  return {
    about: `${kind}${requestedService(lead) ? ` for ${requestedService(lead)}` : ''}${place ? `, ${place}` : ''}; ${time(lead.received_at)}`,
    words: texts
      .map((name) => lead[name])
      .filter(Boolean)
      .join('\n\n'),
    contacts: contactsOf(lead),
    replies: replies.map((reply) => reply(lead, settings)),
    sending: [
      ...[...sendingStates(lead, zone), ...dayMailStates(mails, zone), ...quoteMailStates(quotes, zone)],
      ...[...jobStates(jobs, zone), ...conversionStates(conversions, zone)],
    ],
    typed,
    photos,
    others: {
      total: others.length,
      leads: others.slice(0, SHOWN).map((other) => ({
        id: other.id,
        text: `${other.reference}: ${requestedService(other) || 'Enquiry'}, ${time(other.received_at)}, ${other.status}`,
      })),
    },
  };
}
