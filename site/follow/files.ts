import type { FollowedRequest } from 'contract/follow';
import { fileOfLines, lineValue } from 'shared/calendar-file';

/** The office as a contact, so that its call is known by its name. */
export const contactCard = ({ office: { name, phone, email } }: FollowedRequest): string =>
  fileOfLines([
    'BEGIN:VCARD',
    'VERSION:3.0',
    `N:;${lineValue(name)};;;`,
    `FN:${lineValue(name)}`,
    `ORG:${lineValue(name)}`,
    `TEL;TYPE=WORK,VOICE:${lineValue(phone)}`,
    email && `EMAIL;TYPE=INTERNET:${lineValue(email)}`,
    'END:VCARD',
  ]);
