import { leadFields, shownFields } from 'contract/lead-fields';
import { isSurely } from 'contract/person';
import type { Payload } from 'payload';
import type { Lead } from '../../base/database/payload-types';
import { count } from '../../base/process/counted';
import { localDay, stamp } from '../../base/process/zone';
import type { Role } from '../../base/rights/access';
import { conversionsOf } from '../measuring/conversions';
import { photosOf, type ShownPhotos } from '../photos/shown-photos';
import { leadsLike } from '../privacy/person-data';
import { inOneLine, quotesOf } from '../quotes/versions';
import { lightPageOf, quotePageOf } from '../record/light-page';
import { requestedService } from '../record/requested-service';
import { contactsOf, type FilledReply, replyTextsOf } from './replies';
import { conversionStates, quoteMailStates, sendingStates } from './sending-state';
import { typedByCustomer } from './typed-by-customer';

const SHOWN = 20;
/** The customer's free text. */
const texts = shownFields().filter((name) => leadFields[name].kind === 'textarea');

/** Data of a lead's top panel: the page contains the first, and changes load the next. */
export interface PanelModel {
  id: number;
  erased: boolean;
  name: string;
  /** "Quote request for Oven Cleaning, Para Hills; 25 Nov 2026, 3:40 pm" */
  about: string;
  words: string;
  clock: Pick<Lead, 'status' | 'received_at' | 'due_at' | 'first_answered_at' | 'question_due_at'>;
  suspicion: string | null;
  assigned: boolean;
  needsAmount: boolean;
  contacts: { call?: string; phone?: string; mail?: string; sms?: string; app?: string };
  replies: FilledReply[];
  notes: { count: string; href: string };
  /** The versions of its quote, newest first. */
  quotes: { text: string; href: string }[];
  sending: { text: string; wrong: boolean }[];
  /** A message is being sent: the next load will show its result. */
  sendingNow: boolean;
  typed: { label: string; text: string }[];
  photos: ShownPhotos;
  others: { total: number; leads: { id: number; text: string }[] };
  mayErase: boolean;
}

const settingsShown = { brand: true, phone: true, time_zone: true } as const;

/** Other leads that are surely of the same person, without the trash. */
async function othersOf(payload: Payload, lead: Lead): Promise<Lead[]> {
  const like = await leadsLike(payload, lead);
  return like.filter(({ found, likeness }) => isSurely(likeness) && !found.deletedAt).map(({ found }) => found);
}

export async function panelOf(payload: Payload, lead: Lead, role: Role | undefined): Promise<PanelModel> {
  const [settings, replies, typed, others, conversions, notes, quotes, photos] = await Promise.all([
    payload.findGlobal({ slug: 'settings', depth: 0, select: settingsShown }),
    replyTextsOf(payload),
    typedByCustomer(payload, lead),
    othersOf(payload, lead),
    conversionsOf(payload, lead.id),
    payload.count({ collection: 'lead-notes', where: { lead: { equals: lead.id } } }),
    quotesOf(payload, lead.id),
    photosOf(payload, lead, new Date()),
  ]);
  const zone = settings.time_zone;
  const time = (iso: string) => stamp(new Date(iso), zone);
  const kind = lead.form === 'quote' ? 'Quote request' : 'Enquiry';
  const place = lead.suburb || lead.city;
  const { status, received_at, due_at, first_answered_at, question_due_at } = lead;
  const sending = [...sendingStates(lead, zone), ...quoteMailStates(quotes, zone), ...conversionStates(conversions, zone)];
  return {
    id: lead.id,
    erased: Boolean(lead.anonymised_at),
    name: lead.name ?? '',
    about: `${kind}${requestedService(lead) ? ` for ${requestedService(lead)}` : ''}${place ? `, ${place}` : ''}; ${time(lead.received_at)}`,
    words: texts
      .map((name) => lead[name])
      .filter(Boolean)
      .join('\n\n'),
    clock: { status, received_at, due_at, first_answered_at, question_due_at },
    suspicion: lead.suspicion ?? null,
    assigned: Boolean(lead.assigned_to),
    needsAmount: status === 'won' && lead.quoted_amount == null,
    contacts: contactsOf(lead),
    replies: replies.map((reply) => reply(lead, settings)),
    notes: { count: count(notes.totalDocs, 'note'), href: lightPageOf(lead.id) },
    quotes: quotes.map((quote) => ({
      text: inOneLine(quote, lead, localDay(new Date(), zone), zone),
      href: quotePageOf(lead.id, quote.version),
    })),
    sending: sending.map(({ text, wrong }) => ({ text, wrong })),
    sendingNow: sending.some(({ moving }) => moving),
    typed,
    photos,
    others: {
      total: others.length,
      leads: others.slice(0, SHOWN).map((other) => ({
        id: other.id,
        text: `${other.reference}: ${requestedService(other) || 'Enquiry'}, ${time(other.received_at)}, ${other.status}`,
      })),
    },
    mayErase: role === 'owner',
  };
}
