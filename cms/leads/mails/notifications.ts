import type { Field, GlobalConfig } from 'payload';
import { ownersOnly } from '../../base/rights/access';
import { editedByField } from '../../forms/fields/edited-by';
import { type MailWord, mailWords } from './mail-words';
import { keepPassword, serverFields } from './server-settings';
import { mailEndpoints } from './test-mail';

const subject = (name: MailWord): Field => ({ name, type: 'text', label: 'Subject', defaultValue: () => mailWords[name] });
const body = (name: MailWord, names: string): Field => ({
  name,
  type: 'textarea',
  label: 'Text',
  defaultValue: () => mailWords[name], // a function, so that the database keeps no copy of the words
  admin: {
    rows: 12,
    description: `Placeholders that are filled in: ${names}. A line such as “Open it: {link}” becomes a button. Empty means the default text.`,
  },
});

const heading = (label: string, ...fields: Field[]): Field => ({ type: 'collapsible', label, fields });

const ofLead =
  '{name} {first_name} {reference} {kind} {kind_small} {a_kind} {service} {suburb} {due} {reply} {received} {phone} {brand}';

/** Mail server, mail texts, and the webhook's URL. */
export const notifications: GlobalConfig = {
  slug: 'notifications',
  versions: false,
  label: 'Mail settings',
  admin: { hideAPIURL: true },
  access: { read: ownersOnly, readVersions: ownersOnly, update: ownersOnly },
  hooks: { beforeChange: [keepPassword] },
  endpoints: mailEndpoints,
  fields: [
    {
      type: 'tabs',
      tabs: [
        { label: 'Mail server', fields: serverFields },
        {
          label: 'To the office',
          fields: [subject('office_subject'), body('office_body', `${ofLead} {details} {customer_phone} {link}`)],
        },
        {
          label: 'To the customer',
          fields: [subject('customer_subject'), body('customer_body', `${ofLead} {usually} {request} {follow}`)],
        },
        {
          label: 'Agreed day',
          fields: [
            {
              name: 'day_reminder',
              type: 'checkbox',
              label: 'Remind customers by mail the day before',
              admin: { description: 'Once, 24 hours before it begins. Not if the day was agreed later than that.' },
            },
            heading(
              'Agreed or moved',
              subject('day_subject'),
              body('day_body', `${ofLead} {what} {agreed} {day} {before} {follow}`),
            ),
            heading('Dropped', subject('day_off_subject'), body('day_off_body', `${ofLead} {day} {follow}`)),
            heading('Reminder', subject('reminder_subject'), body('reminder_body', `${ofLead} {day} {follow}`)),
          ],
        },
        { label: 'Daily digest', fields: [subject('digest_subject'), body('digest_body', '{count} {reply} {list} {link}')] },
        {
          label: 'Webhook',
          fields: [
            {
              name: 'webhook_url',
              type: 'text',
              label: 'Address',
              validate: (value: unknown) =>
                !value || (typeof value === 'string' && /^https?:$/.test(URL.canParse(value) ? new URL(value).protocol : ''))
                  ? true
                  : 'Use an address that begins with https://.',
              admin: { description: 'For another program: every new enquiry is sent there, as JSON. Empty turns it off.' },
            },
            {
              name: 'webhook_secret',
              type: 'text',
              label: 'Secret',
              validate: (value: unknown, { siblingData }: { siblingData: { webhook_url?: unknown } }) =>
                !siblingData.webhook_url || (typeof value === 'string' && value.length >= 16) || 'Use 16 characters or more.',
              admin: {
                description: 'It signs each message, so that the other program knows who sent it: docs/security.md says how.',
              },
            },
          ],
        },
      ],
    },
    editedByField,
  ],
};
