import { randomUUID } from 'node:crypto';
import { EMAIL, LINE_MAX } from 'contract/lead-fields';
import { newReference } from 'contract/reference';
import {
  APIError,
  type CheckboxField,
  type CollectionBeforeValidateHook,
  type SelectField,
  type TextFieldValidation,
} from 'payload';
import { emailIn } from 'shared/typed';
import type { Lead } from '../../base/database/payload-types';
import { waysToReachUs } from './options';

/** The quote form's two names joined may exceed a line. */
const NAME_MAX = 2 * LINE_MAX + 1;
const CLOCK_TOLERANCE_MS = 60_000;

/** Checkboxes of the new lead's form: messages to send. They are not stored. */
export interface ChosenMails {
  send_confirmation?: boolean | null;
  mail_office?: boolean | null;
}

export const needsName: TextFieldValidation = (value, { data }) => {
  if ((data as Partial<Lead>).anonymised_at) return true;
  if (!value?.trim()) return 'Enter a name, or in a word or two who it was.';
  return value.length <= NAME_MAX || `Use at most ${NAME_MAX} characters.`;
};

export const needsEmail: TextFieldValidation = (value, { data }) => {
  if (!value?.trim()) {
    return (data as ChosenMails).send_confirmation
      ? 'Enter the e-mail that the confirmation is sent to, or untick the confirmation.'
      : true;
  }
  const email = emailIn(value);
  return (email.length <= LINE_MAX && EMAIL.test(email)) || 'Type a whole e-mail address, such as name@example.com.';
};

export const notInFuture = (value: unknown): string | true =>
  !value || Date.parse(String(value)) <= Date.now() + CLOCK_TOLERANCE_MS || 'This time is in the future. Enter when they asked.';

const isNew = (_: unknown, __: unknown, { operation }: { operation: string }) => operation === 'create';

/** Channel of a lead entered by the office; its presence means that the office entered it. */
export const reachedUsBy: SelectField = {
  name: 'reached_us_by',
  type: 'select',
  label: 'How they reached us',
  options: Object.entries(waysToReachUs).map(([value, label]) => ({ value, label })),
  defaultValue: ({ req }: { req: { user?: unknown } }) => (req.user ? 'phone' : undefined),
  admin: {
    position: 'sidebar',
    isClearable: false,
    condition: (data, _, { operation }) => operation === 'create' || Boolean(data.reached_us_by),
  },
};

const choice = (name: keyof ChosenMails, label: string): CheckboxField => ({
  name,
  type: 'checkbox',
  label,
  virtual: true,
  defaultValue: false,
  admin: {
    position: 'sidebar',
    readOnly: false, // Payload would store it otherwise
    condition: isNew,
    disableListColumn: true,
    disableListFilter: true,
    disableBulkEdit: true,
  },
});

export const mailChoices: CheckboxField[] = [
  choice('send_confirmation', 'Send the confirmation to the customer'),
  choice('mail_office', 'Mail the office'),
];

/** Adds to an office's lead what a visitor's lead has. A form posted twice is one lead. */
export const enterByHand: CollectionBeforeValidateHook<Lead> = async ({ data = {}, operation, req }) => {
  if (operation !== 'create' || !req.user) return data;
  const form = data.form ?? 'contact';
  const key = data.idempotency_key || randomUUID();
  const { docs } = await req.payload.find({
    collection: 'leads',
    where: { idempotency_key: { equals: key } },
    limit: 1,
    depth: 0,
    trash: true,
  });
  if (docs[0])
    throw new APIError(`This enquiry is saved already: ${docs[0].reference}. Look for it in the list.`, 409, null, true);
  return {
    ...data,
    form,
    status: data.status ?? 'new',
    idempotency_key: key,
    reference: newReference(form),
    received_at: data.received_at || new Date().toISOString(),
    reached_us_by: data.reached_us_by ?? 'phone',
  };
};
