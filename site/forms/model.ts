import type { LeadReceipt } from 'contract/lead';
import { type FormName, type LeadField, leadFields, type PostedField } from 'contract/lead-fields';
import type { ListName } from '../content/shell';

export type { FormName };

interface Placing {
  /** Consecutive fields of one group share a fieldset with this legend. */
  group: string;
  /** Without one the browser still puts back what was typed when somebody comes back to the page; with “off” it does not. */
  autoComplete?: string;
  inputMode?: 'email' | 'tel' | 'numeric';
  help?: string;
  /** List of the settings that provides a select's options (R-FORM-8). */
  options?: ListName;
  /** Label of the empty option, if there is one. A company with a single city has none. */
  placeholder?: string;
  wide?: boolean;
}

export interface Field extends LeadField, Placing {
  name: string;
}

export interface FormState {
  form: FormName;
  /**
   * - `invalid`: see `errors`
   * - `asked`: `errors` holds questions; the next submit is sent in any case
   * - `refused`: the provider or the captcha rejected it
   * - `failed`: nothing could be stored
   * - `limited`: too many from one address
   */
  status: 'idle' | 'sent' | 'invalid' | 'asked' | 'refused' | 'failed' | 'limited';
  /** What the visitor typed, by field; kept after every failure. */
  values: Record<string, string>;
  errors: Record<string, string>;
  message?: string;
  about?: string;
  /** The address that brought the visitor here, if an advertisement did and JavaScript did not run. */
  from?: string;
  reference?: string;
  /** By when the office answers, in words behind “by”; unknown while the back office does not answer. */
  replyBy?: string;
  follow?: string;
  /** Address of the owner's page that thanks for the form; the browser goes there. */
  thanks?: string;
  /** Photos of a native post that are here already: nobody chooses them again. */
  photos?: readonly { id: string; name: string }[];
  missing?: readonly string[];
  late?: LatePhotos;
}

export interface LatePhotos {
  ids: string[];
  query: string;
}

export interface Answer extends LeadReceipt {
  reply_words?: string;
  follow?: string;
  thanks?: string;
  /** Photos that are not here yet: their ids, and the query with which they follow, to whichever site. */
  late_photos?: LatePhotos;
}

/** Name of the field with the slug of the service page that a quote is about; the documented calls do not have it. */
export const ABOUT = 'about';

/** Name of the field with the id that the browser drew for itself; see `sender.ts`. */
export const SENDER = 'sender';

/** Name of the field with the address of the page that a native form came from, when its answer is shown. */
export const FROM = 'from';

/** Name of the field with the networks that may be told of the lead, with spaces between them. */
export const AGREED = 'agreed';

/** Name of the field with chosen photos, and of those that name a photo which is here: its id, a space, its name. */
export const [PHOTOS, KEPT_PHOTO] = ['photos', 'kept_photo'];

/** Name of the field that says that the questions of this form have been asked. */
export const ASKED = 'asked';

/** Name of the honeypot field, invisible to people. No browser or password manager has anything to fill into it. */
export const HONEYPOT = 'blank';

const email: Placing = { group: 'About you', autoComplete: 'email', inputMode: 'email' };
const phone: Placing = { group: 'About you', autoComplete: 'tel', inputMode: 'tel' };

const contact: Record<PostedField<'contact'>, Placing> = {
  name: { group: 'About you', autoComplete: 'name', wide: true },
  email,
  phone,
  city: {
    group: 'How we can help',
    options: 'cities',
    placeholder: 'Select City',
  },
  address: { group: 'How we can help', autoComplete: 'address-line1' },
  message: { group: 'How we can help', wide: true },
  captcha: { group: '', autoComplete: 'off', inputMode: 'numeric', help: 'So that we know a person is writing.' },
};

const quote: Record<PostedField<'quote'>, Placing> = {
  first_name: { group: 'About you', autoComplete: 'given-name' },
  last_name: { group: 'About you', autoComplete: 'family-name' },
  email,
  phone,
  service: { group: 'What needs cleaning', options: 'services' },
  cleaning_model: { group: 'What needs cleaning', options: 'cleaning_models' },
  requirements: {
    group: 'What needs cleaning',
    help: 'Rooms, storeys, dates, anything we should know.',
    wide: true,
  },
  address: { group: 'Where it is', autoComplete: 'address-line1', wide: true },
  suburb: { group: 'Where it is', autoComplete: 'address-level2' },
  post_code: { group: 'Where it is', autoComplete: 'postal-code', inputMode: 'numeric' },
  city: { group: 'Where it is', options: 'cities' },
  state: { group: 'Where it is', options: 'states' },
};

const drawn = <Form extends FormName>(placings: Record<PostedField<Form>, Placing>): readonly Field[] =>
  (Object.keys(placings) as PostedField<Form>[]).map((name) => ({ name, ...leadFields[name], ...placings[name] }));

export const fields: Record<FormName, readonly Field[]> = { contact: drawn<'contact'>(contact), quote: drawn<'quote'>(quote) };

export const anchorOf = (form: FormName) => `${form}-form`;

export const idOf = (form: FormName, name: string) => `${form}-${name}`;

export const idle = (form: FormName): FormState => ({ form, status: 'idle', values: {}, errors: {} });
