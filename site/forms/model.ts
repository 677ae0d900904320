import type { LeadReceipt } from 'contract/lead';
import { type FormName, type LeadField, leadFields, type PostedField } from 'contract/lead-fields';
import type { ListName } from '../content/shell';

export type { FormName };

/** How a form displays a field. */
interface Placing {
  /** Consecutive fields of one group share a fieldset with this legend. */
  group: string;
  /** Without one the browser still puts back what was typed when somebody comes back to the page; with “off” it does not. */
  autoComplete?: string;
  inputMode?: 'email' | 'tel' | 'numeric';
  /** Help text between label and field. */
  help?: string;
  /** List of the settings that provides a select's options (R-FORM-8). */
  options?: ListName;
  /** Label of the empty option, if there is one. A company with a single city has none. */
  placeholder?: string;
  /** Full width of its group. */
  wide?: boolean;
}

/** A form field: the contract's definition and its display. */
export interface Field extends LeadField, Placing {
  name: string;
}

/** Result of a submit, rendered on the server and in the browser. */
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
  /** Error messages by field. */
  errors: Record<string, string>;
  message?: string;
  /** Title of the service page that the lead is about, if the visitor left it selected. */
  about?: string;
  /** The address that brought the visitor here, if an advertisement did and JavaScript did not run. */
  from?: string;
  /** The lead's reference: "Q-7F3K-2PXM". */
  reference?: string;
  /** By when the office answers, in words behind “by”; unknown while the back office does not answer. */
  replyBy?: string;
  /** Address of the page on which the visitor follows the request. */
  follow?: string;
  /** Address of the owner's page that thanks for the form; the browser goes there. */
  thanks?: string;
  /** Photos of a native post that are here already: nobody chooses them again. */
  photos?: readonly { id: string; name: string }[];
  /** Names of photos that did not come along. */
  missing?: readonly string[];
  /** Those that are to follow. */
  late?: LatePhotos;
}

/** Photos that follow an enquiry which was sent. */
export interface LatePhotos {
  ids: string[];
  query: string;
}

/** The site's answer to a form that a browser sent. */
export interface Answer extends LeadReceipt {
  /** `reply_by` in words. */
  reply_words?: string;
  /** Address of the page on which the visitor follows the request, if there is one. */
  follow?: string;
  /** Address of the owner's page that thanks for the form, if there is one. */
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

/**
 * Name of the honeypot field, which is invisible to people and filled in by bots. No browser or password manager has anything to
 * fill into a field of this name.
 */
export const HONEYPOT = 'blank';

const email: Placing = { group: 'About you', autoComplete: 'email', inputMode: 'email' };
const phone: Placing = { group: 'About you', autoComplete: 'tel', inputMode: 'tel' };

/** Fields of the contact form, in display order. */
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

/** Fields of the quote form, in display order. */
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

/** Fields of both forms, in display order. */
export const fields: Record<FormName, readonly Field[]> = { contact: drawn<'contact'>(contact), quote: drawn<'quote'>(quote) };

/** Id of the element that holds a form and its messages. */
export const anchorOf = (form: FormName) => `${form}-form`;

/** Id of a field's control. */
export const idOf = (form: FormName, name: string) => `${form}-${name}`;

/** State of an untouched form. */
export const idle = (form: FormName): FormState => ({ form, status: 'idle', values: {}, errors: {} });
