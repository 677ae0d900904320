import { type Field, type GlobalBeforeChangeHook, ValidationError } from 'payload';
import type { Notification } from '../../base/database/payload-types';
import { seal } from '../../base/process/secret-box';
import { numberField } from '../../forms/fields/number';
import { sideBySide } from '../../forms/fields/side-by-side';
import { uiField } from '../../forms/fields/ui';
import { keptPassword, PASSWORD_KEY } from './mail-server';

const isAddress = (text: string) => /^[^\s@,;]+@[^\s@,;]+$/.test(text);
const addressFault = (value: unknown) =>
  !value || (typeof value === 'string' && isAddress(value.trim())) || 'Type one e-mail address, such as office@example.com.';
const addressesFault = (value: unknown) =>
  !value ||
  (typeof value === 'string' && value.split(',').every((one) => isAddress(one.trim()))) ||
  'Type e-mail addresses with commas between them, such as office@example.com, owner@example.com.';
const hostFault = (value: unknown) =>
  !value ||
  (typeof value === 'string' && /^[A-Za-z0-9.:_-]+$/.test(value.trim())) ||
  'Type the name of the server alone, such as mail.example.com.';
const portFault = (value: unknown) =>
  value == null ||
  (Number.isInteger(value) && Number(value) > 0 && Number(value) < 65_536) ||
  'A port is a number from 1 to 65535.';

/** Sender, recipients and mail server. The password is not a column: see `keepPassword`. */
export const serverFields: Field[] = [
  uiField('mail_state', '/leads/mails/mail-setup#MailState'),
  {
    name: 'leads_to',
    type: 'text',
    label: 'Who is told of new enquiries',
    validate: addressesFault,
    admin: { description: 'E-mail addresses with commas between them. Empty means the company’s e-mail.' },
  },
  sideBySide(
    {
      name: 'sender_name',
      type: 'text',
      label: 'Sender’s name',
      admin: { description: 'Empty means the company’s name.', width: '50%' },
    },
    {
      name: 'sender_address',
      type: 'text',
      label: 'Sender’s address',
      validate: addressFault,
      admin: { description: 'Empty means the company’s e-mail.', width: '50%' },
    },
  ),
  uiField('mail_provider', '/leads/mails/mail-provider-choice#MailProviderChoice'),
  {
    name: 'smtp_host',
    type: 'text',
    label: 'Mail server',
    validate: hostFault,
    admin: {
      description: 'Your mail provider calls it outgoing or SMTP server. If empty, no mails are sent; all stay in the outbox.',
    },
  },
  sideBySide(
    {
      name: 'smtp_encryption',
      type: 'select',
      label: 'Encryption',
      defaultValue: 'starttls',
      options: [
        { value: 'starttls', label: 'STARTTLS (most often port 587)' },
        { value: 'tls', label: 'SSL/TLS (most often port 465)' },
        { value: 'none', label: 'None (only inside your own network)' },
      ],
      admin: { width: '50%' },
    },
    numberField({
      name: 'smtp_port',
      label: 'Port',
      validate: portFault,
      admin: { description: 'Left empty, the usual one.', width: '50%' },
    }),
  ),
  {
    name: 'smtp_user',
    type: 'text',
    label: 'User',
    admin: { description: 'Most often the whole e-mail address.', autoComplete: 'off' },
  },
  {
    name: 'smtp_password',
    type: 'text',
    label: 'Password',
    virtual: true,
    admin: { components: { Field: '/leads/mails/mail-setup#PasswordField' } },
  },
  { name: 'smtp_password_remove', type: 'checkbox', virtual: true, admin: { hidden: true } },
  uiField('test_mail', '/leads/mails/mail-setup#TestMail'),
];

const CONNECTION = ['smtp_host', 'smtp_port', 'smtp_encryption', 'smtp_user'] as const;

/**
 * Stores a new password encrypted outside of the settings, so that no version and no response contains it. A stored password is
 * only used with its own server; whoever changes the server types it again.
 */
export const keepPassword: GlobalBeforeChangeHook = async ({ data, originalDoc, req, context }) => {
  const { smtp_password: typed, smtp_password_remove: remove, ...rest } = data as Partial<Notification>;
  const before = (originalDoc ?? {}) as Partial<Notification>;
  const changed = CONNECTION.some((name) => name in rest && (rest[name] ?? '') !== (before[name] ?? ''));
  if (remove || (!typed && 'smtp_host' in rest && !rest.smtp_host)) {
    if (await keptPassword(req.payload)) context.password_changed = true;
    await req.payload.kv.delete(PASSWORD_KEY);
  } else if (typeof typed === 'string' && typed !== '') {
    await req.payload.kv.set(PASSWORD_KEY, { sealed: seal(typed, 'mail-server-password') });
    context.password_changed = true;
  } else if (changed && (await keptPassword(req.payload))) {
    const message = 'Type the password again or remove it: the stored password is used only for the server it was entered for.';
    throw new ValidationError(
      { global: 'notifications', errors: [{ path: 'smtp_password', label: 'Password', message }] },
      req.t,
    );
  }
  return rest;
};
