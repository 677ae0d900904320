import { type FormName, fields, LINE_MAX, TEXT_MAX } from './model';

/** HTML's own definition of a valid e-mail address, as in the contract (R-FORM-9). */
const EMAIL =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

/** What is wrong with a form's values, in words by field; empty when nothing is. The contract's rules (R-FORM-9). */
export function check(form: FormName, values: Record<string, string>): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const { name, kind, required, missing } of fields[form]) {
    const value = (values[name] ?? '').replaceAll('\0', '').trim();
    const max = kind === 'textarea' ? TEXT_MAX : LINE_MAX;
    if (value === '') {
      if (required) errors[name] = missing;
    } else if (value.length > max) {
      errors[name] = `Keep this to ${max.toLocaleString('en-AU')} characters; it has ${value.length.toLocaleString('en-AU')}`;
    } else if (kind === 'email' && !EMAIL.test(value)) {
      errors[name] = 'Enter an e-mail address in full, like name@example.com';
    }
  }
  return errors;
}
