import { wordsIn } from 'shared/typed';

/** The two forms that make a lead. */
export type FormName = 'contact' | 'quote';

/** One field that a visitor fills in. */
export interface LeadField {
  /** Its name for visitors and for the office. */
  label: string;
  kind: 'text' | 'email' | 'tel' | 'select' | 'textarea' | 'address';
  /** The error for an empty field; a field without it is optional. */
  missing?: string;
  /** Says nothing about a person and is kept for statistics; all other fields are erased with the person. */
  impersonal?: true;
  /** Whether the inbox searches it. */
  searched?: true;
  /** `hidden`: stored, but neither shown nor exported; `no`: validated and dropped. */
  stored?: 'hidden' | 'no';
}

const list = {
  name: { label: 'Name', kind: 'text', missing: 'Enter your name', searched: true },
  first_name: { label: 'First name', kind: 'text', missing: 'Enter your first name', stored: 'hidden' },
  last_name: { label: 'Last name', kind: 'text', missing: 'Enter your last name', stored: 'hidden' },
  email: { label: 'E-mail', kind: 'email', missing: 'Enter your e-mail address', searched: true },
  phone: { label: 'Phone', kind: 'tel', missing: 'Enter your phone number', searched: true },
  service: { label: 'Service', kind: 'select', missing: 'Choose a service', impersonal: true, searched: true },
  cleaning_model: { label: 'How often', kind: 'select', impersonal: true },
  address: { label: 'Address', kind: 'address', missing: 'Enter the address', searched: true },
  suburb: { label: 'Suburb', kind: 'text', missing: 'Enter the suburb', searched: true },
  post_code: { label: 'Postcode', kind: 'text', missing: 'Enter the postcode', searched: true },
  city: { label: 'City', kind: 'select', missing: 'Select a city', impersonal: true, searched: true },
  state: { label: 'State', kind: 'select', missing: 'Select a state', impersonal: true },
  message: { label: 'Message', kind: 'textarea', searched: true },
  requirements: { label: 'Requirements', kind: 'textarea', searched: true },
  captcha: {
    label: 'What is 6 + 4?',
    kind: 'text',
    missing: 'Answer the question: what is 6 + 4?',
    impersonal: true,
    stored: 'no',
  },
} as const satisfies Record<string, LeadField>;

export type LeadFieldName = keyof typeof list;

/**
 * The fields of a lead, in the order of exports and mails. Forms, validation, schemas, back office, exports, mails, search and
 * erasure derive from this list; it does not import zod, because browsers load it.
 */
export const leadFields: Readonly<Record<LeadFieldName, LeadField>> = list;

/** The fields of each form's post, in the order of the documented call. */
export const postedFields = {
  contact: ['name', 'email', 'phone', 'city', 'address', 'message', 'captcha'],
  quote: [
    'first_name',
    'last_name',
    'email',
    'phone',
    'service',
    'cleaning_model',
    'city',
    'address',
    'suburb',
    'post_code',
    'state',
    'requirements',
  ],
} as const satisfies Record<FormName, readonly LeadFieldName[]>;

export type PostedField<Form extends FormName> = (typeof postedFields)[Form][number];

const namesOf = (chosen: (field: LeadField) => boolean) =>
  (Object.keys(leadFields) as LeadFieldName[]).filter((name) => chosen(leadFields[name]));

/** Fields that are columns of the leads table. */
export type StoredField = Exclude<LeadFieldName, 'captcha'>;
const storedOf = (chosen: (field: LeadField) => boolean) =>
  namesOf((field) => field.stored !== 'no' && chosen(field)) as StoredField[];

/** Fields that the office sees, exports and forwards. */
export const shownFields = () => storedOf(({ stored }) => stored === undefined);
/** Fields that are stored, but neither shown nor exported. */
export const hiddenFields = () => storedOf(({ stored }) => stored === 'hidden');
/** Fields that are erased with a person. */
export const personalFields = () => storedOf(({ impersonal }) => !impersonal);
export const searchedFields = () => storedOf(({ searched }) => searched === true);

/** Maximum length of a one-line field, and of message and requirements, in characters (R-FORM-9). */
export const [LINE_MAX, TEXT_MAX] = [200, 5000];

/** Maximum length of a field, in characters. */
export const maxLength = ({ kind }: LeadField): number => (kind === 'textarea' ? TEXT_MAX : LINE_MAX);

/** HTML's definition of a valid e-mail address, as `<input type="email">` applies it. */
export const EMAIL =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

/** Whether the captcha's sum is right: 10 in any script's digits or as a word, whatever signs stand around it (R-FORM-3). */
export const isSum = (answer: string): boolean =>
  ['10', 'ten'].includes(wordsIn(answer.slice(answer.lastIndexOf('=') + 1)).join(''));
