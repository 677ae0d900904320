import { EMAIL, type FormName, maxLength } from 'contract/lead-fields';
import { emailIn, fieldText } from 'shared/typed';
import { fields } from './model';

/** Validates a form by the contract's rules; returns messages by field, empty if all is valid (R-FORM-9). */
export function check(form: FormName, values: Record<string, string>): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const field of fields[form]) {
    const { name, missing } = field;
    const value = fieldText(values[name] ?? '');
    const max = maxLength(field);
    if (value === '') {
      if (missing) errors[name] = missing;
    } else if (value.length > max) {
      errors[name] = `Keep this to ${max.toLocaleString('en-AU')} characters; it has ${value.length.toLocaleString('en-AU')}`;
    } else if (field.kind === 'email' && !EMAIL.test(emailIn(value))) {
      errors[name] = 'Enter an e-mail address in full, like name@example.com';
    }
  }
  return errors;
}
