import { type FormName, type LeadField, leadFields, type PostedField } from 'contract/lead-fields';

export type { FormName };

/** Lists of the settings that feed a select (R-FORM-8). */
export type OptionList = 'cities' | 'states' | 'services' | 'cleaning_models';

/** How a form shows a field. */
interface Placing {
  /** Fields of one group stand together under its legend. */
  group: string;
  autoComplete: string;
  inputMode?: 'email' | 'tel' | 'numeric';
  /** Shown below the label, before the field. */
  help?: string;
  options?: OptionList;
  /** Label of the empty option, where there is one. */
  placeholder?: string;
  /** What an untouched form says (R-FORM-7). */
  initial?: string;
  /** Takes the whole width of its group. */
  wide?: boolean;
}

/** One field of a form: the contract's, and how it is shown. */
export interface Field extends LeadField, Placing {
  name: string;
}

/** What became of a form: drawn as it is by the components, on the server and in the browser. */
export interface FormState {
  form: FormName;
  /**
   * `invalid`: see `errors`; `refused`: the provider or the captcha said no; `failed`: nothing could be kept; `limited`: too
   * many from one address.
   */
  status: 'idle' | 'sent' | 'invalid' | 'refused' | 'failed' | 'limited';
  /** What the visitor typed, by field; kept after every failure. */
  values: Record<string, string>;
  /** Words beside a field, by field. */
  errors: Record<string, string>;
  message?: string;
  /** Title of the service page that it is about, as long as the visitor left it so. */
  about?: string;
  /** The number under which the lead is kept: "Q-7F3K-2PXM". */
  reference?: string;
}

/** Names the service page that a quote is about, by its slug; beside the documented fields. */
export const ABOUT = 'about';

/** What only the machine is to fill in; a person does not see it. */
export const HONEYPOT = 'website';

const email: Placing = { group: 'About you', autoComplete: 'email', inputMode: 'email' };
const phone: Placing = { group: 'About you', autoComplete: 'tel', inputMode: 'tel' };

/** The contact form, in the order in which it is drawn. */
const contact: Record<PostedField<'contact'>, Placing> = {
  name: { group: 'About you', autoComplete: 'name', wide: true },
  email,
  phone,
  city: {
    group: 'How we can help',
    autoComplete: 'off',
    options: 'cities',
    placeholder: 'Select City',
    initial: 'Adelaide',
  },
  address: { group: 'How we can help', autoComplete: 'address-line1' },
  message: { group: 'How we can help', autoComplete: 'off', wide: true },
  captcha: { group: '', autoComplete: 'off', inputMode: 'numeric', help: 'So that we know a person is writing.' },
};

/** The quote form, in the order in which it is drawn. */
const quote: Record<PostedField<'quote'>, Placing> = {
  first_name: { group: 'About you', autoComplete: 'given-name' },
  last_name: { group: 'About you', autoComplete: 'family-name' },
  email,
  phone,
  service: { group: 'What needs cleaning', autoComplete: 'off', options: 'services', initial: 'House Cleaning' },
  cleaning_model: { group: 'What needs cleaning', autoComplete: 'off', options: 'cleaning_models', initial: 'Once off' },
  requirements: {
    group: 'What needs cleaning',
    autoComplete: 'off',
    help: 'Rooms, storeys, dates, anything we should know.',
    wide: true,
  },
  address: { group: 'Where it is', autoComplete: 'address-line1', wide: true },
  suburb: { group: 'Where it is', autoComplete: 'address-level2' },
  post_code: { group: 'Where it is', autoComplete: 'postal-code', inputMode: 'numeric' },
  city: { group: 'Where it is', autoComplete: 'off', options: 'cities', initial: 'Adelaide' },
  state: { group: 'Where it is', autoComplete: 'off', options: 'states', initial: 'South Australia' },
};

const drawn = <Form extends FormName>(placings: Record<PostedField<Form>, Placing>): readonly Field[] =>
  (Object.keys(placings) as PostedField<Form>[]).map((name) => ({ name, ...leadFields[name], ...placings[name] }));

/** The fields of both forms, in the order in which they are drawn. */
export const fields: Record<FormName, readonly Field[]> = { contact: drawn<'contact'>(contact), quote: drawn<'quote'>(quote) };

/** Id of the element that holds a form with everything said about it. */
export const anchorOf = (form: FormName) => `${form}-form`;

/** Id of a field's control. */
export const idOf = (form: FormName, name: string) => `${form}-${name}`;

/** A form that nobody has touched. */
export const idle = (form: FormName): FormState => ({ form, status: 'idle', values: {}, errors: {} });
