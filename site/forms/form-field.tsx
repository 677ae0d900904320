import { useShell } from '../content/shell';
import { type ControlProps, Field, Fixed } from '../ui/field';
import { AddressField } from './address-field';
import { optionsOf } from './initial-values';
import { type FormName, idOf, type Field as Model } from './model';

function Control({ field, control, initial }: { field: Model; control: ControlProps; initial: string }) {
  const { settings } = useShell();
  const { kind, autoComplete, inputMode, options, placeholder } = field;
  if (kind === 'textarea') return <textarea {...control} rows={4} autoComplete={autoComplete} defaultValue={initial} />;
  if (kind === 'address') return <AddressField control={control} autoComplete={autoComplete} initial={initial} />;
  if (kind !== 'select') {
    return <input {...control} type={kind} autoComplete={autoComplete} inputMode={inputMode} defaultValue={initial} />;
  }
  return (
    <select {...control} autoComplete={autoComplete} defaultValue={initial}>
      {placeholder !== undefined && <option value="">{placeholder}</option>}
      {options &&
        optionsOf(options, settings).map((option) => (
          <option key={option} value={option}>
            {option}
          </option>
        ))}
    </select>
  );
}

interface FormFieldProps {
  form: FormName;
  field: Model;
  initial: string;
  /** Its error, or a question, which is no error. */
  note?: string;
  asked: boolean;
}

/** One field of the model with its initial value and what there is to say about it. */
export function FormField({ form, field, initial, note, asked }: FormFieldProps) {
  const { settings } = useShell();
  const { name, label, help, missing, wide, kind, placeholder } = field;
  const only = field.options && settings.fixed?.[field.options];
  if (only) return <Fixed name={name} label={label} value={only} />;
  const required = missing !== undefined;
  const optional = !required && kind !== 'select'; // a select always has a value
  const mayBeEmpty = kind !== 'select' || placeholder !== undefined; // HTML allows `required` only on a select with an empty first option
  return (
    <Field
      id={idOf(form, name)}
      name={name}
      label={label}
      help={(asked && note) || help}
      error={asked ? undefined : note}
      required={required && mayBeEmpty}
      optional={optional}
      wide={wide}
    >
      {(control) => <Control field={field} control={control} initial={initial} />}
    </Field>
  );
}
