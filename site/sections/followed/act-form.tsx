import type { ReactNode } from 'react';
import type { ActName, FormView } from '../../content/followed';
import { Button, type ButtonLook } from '../../ui/button';
import { type ControlProps, Field } from '../../ui/field';

/** What every form of the page gets: where it posts to, and what was typed into one of them. */
export interface ActProps {
  address: string;
  form: FormView;
}

interface Props extends ActProps {
  act: ActName;
  label: string;
  help?: string;
  optional?: boolean;
  button: string;
  look?: ButtonLook;
  version?: number;
  children(control: ControlProps & { defaultValue?: string }): ReactNode;
}

export function ActForm({ act, label, help, optional, button, look = 'line', version, address, form, children }: Props) {
  const isThis = form.act === act;
  return (
    <form method="post" action={address} id={act}>
      <input type="hidden" name="act" value={act} />
      <input type="hidden" name="id" value={form.id} />
      {version !== undefined && <input type="hidden" name="version" value={version} />}
      <Field
        id={`${act}-text`}
        name="text"
        label={label}
        help={help}
        optional={optional}
        error={isThis ? form.message : undefined}
        required={!optional}
      >
        {(control) => children({ ...control, ...(isThis && { defaultValue: form.text }) })}
      </Field>
      <Button type="submit" look={look}>
        {button}
      </Button>
    </form>
  );
}
