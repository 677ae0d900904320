import type { Likeness } from 'contract/person';
import { senderOf } from 'contract/person';
import type { Payload } from 'payload';
import type { Lead } from '../../base/database/payload-types';
import { count } from '../../base/process/counted';
import { stamp, zoneOf } from '../../base/process/zone';
import { notesByLead } from '../notes/notes';
import { countPhotos } from '../photos/shown-photos';
import { requestedService } from '../record/requested-service';
import { erasable } from './person-data';

export interface Erasable {
  /** Its id, or its number while the website holds it. */
  key: number | string;
  at: 'leads' | 'spool';
  what: string;
  who: string;
  why: string;
  /** Chosen unless somebody unticks it. */
  sure: boolean;
  /** The lead whose form is open: without it nothing is erased. */
  fixed: boolean;
}

const reasons: Record<Likeness | 'this lead', string> = {
  'this lead': 'This enquiry',
  'e-mail': 'Same e-mail address',
  'phone and name': 'Same phone number and name',
  phone: 'Same phone number, another name: perhaps somebody else',
  name: 'Same name, nothing else in common: perhaps somebody else',
};

const whoIs = (...parts: (string | null | undefined)[]) => parts.filter(Boolean).join(', ') || 'No name';

/** What the owner is shown before a person is erased. Rejects when a site does not answer. */
export async function eraseList(payload: Payload, lead: Lead): Promise<Erasable[]> {
  const [zone, { leads, spool }] = await Promise.all([zoneOf(payload), erasable(payload, lead)]);
  const about = (reference: string, service: string | null | undefined, received: string | number) =>
    `${reference}: ${service || 'Enquiry'}, ${stamp(new Date(received), zone)}`;
  const [photos, notesIn] = await Promise.all([
    Promise.all(leads.map(({ found }) => countPhotos(payload, found))),
    notesByLead(
      payload,
      leads.map(({ found }) => found),
    ),
  ]);
  return [
    ...leads.map(({ found, likeness, sure }, index): Erasable => {
      const notes = notesIn(found).length;
      const pictures = photos[index];
      const more = [
        notes && count(notes, 'note'),
        pictures && count(pictures, 'photo'),
        found.deletedAt && 'in the trash',
      ].filter(Boolean);
      return {
        key: found.id,
        at: 'leads',
        what: [about(found.reference, requestedService(found), found.received_at), ...more].join(', '),
        who: whoIs(found.name, found.email, found.phone),
        why: reasons[likeness],
        sure,
        fixed: found.id === lead.id,
      };
    }),
    ...spool.map(({ found, likeness, sure }): Erasable => {
      const { name, email, phone } = senderOf(found);
      return {
        key: found.reference,
        at: 'spool',
        what: `${about(found.reference, found.fields.service, found.received_at)}, still at the website`,
        who: whoIs(name, email, phone),
        why: reasons[likeness],
        sure,
        fixed: false,
      };
    }),
  ];
}
