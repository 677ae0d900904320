/** The two forms as data: the browser draws and checks them, the server checks and answers by the same words. */
export type FormName = 'contact' | 'quote';

/** Lists of the settings that feed a select (R-FORM-8). */
export type OptionList = 'cities' | 'states' | 'services' | 'cleaning_models';

/** One field of a form. */
export interface Field {
  name: string;
  label: string;
  /** Said when a required field is empty. */
  missing: string;
  kind: 'text' | 'email' | 'tel' | 'select' | 'textarea' | 'address';
  required: boolean;
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

/** Longest one-line field and longest text, in characters; the contract's limits without its schemas (a test compares). */
export const LINE_MAX = 200;
export const TEXT_MAX = 5000;

/** Names the service page that a quote is about, by its slug; beside the documented fields. */
export const ABOUT = 'about';

/** What only the machine is to fill in; a person does not see it. */
export const HONEYPOT = 'website';

const email: Field = {
  name: 'email',
  label: 'E-mail',
  missing: 'Enter your e-mail address',
  kind: 'email',
  required: true,
  group: 'About you',
  autoComplete: 'email',
  inputMode: 'email',
};
const phone: Field = {
  name: 'phone',
  label: 'Phone',
  missing: 'Enter your phone number',
  kind: 'tel',
  required: true,
  group: 'About you',
  autoComplete: 'tel',
  inputMode: 'tel',
};

const contact: readonly Field[] = [
  {
    name: 'name',
    label: 'Name',
    missing: 'Enter your name',
    kind: 'text',
    required: true,
    group: 'About you',
    autoComplete: 'name',
    wide: true,
  },
  email,
  phone,
  {
    name: 'city',
    label: 'City',
    missing: 'Select a city',
    kind: 'select',
    required: true,
    group: 'How we can help',
    autoComplete: 'off',
    options: 'cities',
    placeholder: 'Select City',
    initial: 'Adelaide',
  },
  {
    name: 'address',
    label: 'Address',
    missing: 'Enter your address',
    kind: 'address',
    required: true,
    group: 'How we can help',
    autoComplete: 'address-line1',
  },
  {
    name: 'message',
    label: 'Message',
    missing: '',
    kind: 'textarea',
    required: false,
    group: 'How we can help',
    autoComplete: 'off',
    wide: true,
  },
  {
    name: 'captcha',
    label: 'What is 6 + 4?',
    missing: 'Answer the question: what is 6 + 4?',
    kind: 'text',
    required: true,
    group: '',
    autoComplete: 'off',
    inputMode: 'numeric',
    help: 'So that we know a person is writing.',
  },
];

const quote: readonly Field[] = [
  {
    name: 'first_name',
    label: 'First name',
    missing: 'Enter your first name',
    kind: 'text',
    required: true,
    group: 'About you',
    autoComplete: 'given-name',
  },
  {
    name: 'last_name',
    label: 'Last name',
    missing: 'Enter your last name',
    kind: 'text',
    required: true,
    group: 'About you',
    autoComplete: 'family-name',
  },
  email,
  phone,
  {
    name: 'service',
    label: 'Service',
    missing: 'Choose a service',
    kind: 'select',
    required: true,
    group: 'What needs cleaning',
    autoComplete: 'off',
    options: 'services',
    initial: 'House Cleaning',
  },
  {
    name: 'cleaning_model',
    label: 'How often',
    missing: '',
    kind: 'select',
    required: false,
    group: 'What needs cleaning',
    autoComplete: 'off',
    options: 'cleaning_models',
    initial: 'Once off',
  },
  {
    name: 'requirements',
    label: 'Requirements',
    missing: '',
    kind: 'textarea',
    required: false,
    group: 'What needs cleaning',
    autoComplete: 'off',
    help: 'Rooms, storeys, dates, anything we should know.',
    wide: true,
  },
  {
    name: 'address',
    label: 'Address',
    missing: 'Enter the address',
    kind: 'address',
    required: true,
    group: 'Where it is',
    autoComplete: 'address-line1',
    wide: true,
  },
  {
    name: 'suburb',
    label: 'Suburb',
    missing: 'Enter the suburb',
    kind: 'text',
    required: true,
    group: 'Where it is',
    autoComplete: 'address-level2',
  },
  {
    name: 'post_code',
    label: 'Postcode',
    missing: 'Enter the postcode',
    kind: 'text',
    required: true,
    group: 'Where it is',
    autoComplete: 'postal-code',
    inputMode: 'numeric',
  },
  {
    name: 'city',
    label: 'City',
    missing: 'Select a city',
    kind: 'select',
    required: true,
    group: 'Where it is',
    autoComplete: 'off',
    options: 'cities',
    initial: 'Adelaide',
  },
  {
    name: 'state',
    label: 'State',
    missing: 'Select a state',
    kind: 'select',
    required: true,
    group: 'Where it is',
    autoComplete: 'off',
    options: 'states',
    initial: 'South Australia',
  },
];

/** The fields of both forms, in the order in which they are drawn. */
export const fields: Record<FormName, readonly Field[]> = { contact, quote };

/** Id of the element that holds a form with everything said about it. */
export const anchorOf = (form: FormName) => `${form}-form`;

/** Id of a field's control. */
export const idOf = (form: FormName, name: string) => `${form}-${name}`;

/** A form that nobody has touched. */
export const idle = (form: FormName): FormState => ({ form, status: 'idle', values: {}, errors: {} });
