'use client';
import { FieldError, FieldLabel, useField } from '@payloadcms/ui';
import type { TextFieldClientProps } from 'payload';
import { localTime, momentOf, stamp } from '../../base/process/zone';

interface Props {
  path: string;
  zone: string;
  label: string;
}

export function MomentText({ path, zone, label }: Props) {
  const { value } = useField<string | undefined>({ path });
  if (!value) return null;
  return (
    <dl className="lead-moment">
      <dt>{label}</dt>
      <dd>
        <time dateTime={value}>{stamp(new Date(value), zone)}</time>
      </dd>
    </dl>
  );
}

export function TextShown({ path, field }: TextFieldClientProps) {
  const { value } = useField<string | undefined>({ path });
  if (!value) return null;
  return (
    <dl className="lead-moment">
      <dt>{String(field.label)}</dt>
      <dd>{value}</dd>
    </dl>
  );
}

/** A time picker in the company's zone, wherever the browser is; empty means now. */
export function MomentPicker({ path, zone, label }: Props) {
  const { value, setValue, showError } = useField<string | null | undefined>({ path });
  const id = `field-${path}`;
  return (
    <div className={`field-type lead-picker ${showError ? 'error' : ''}`}>
      <FieldLabel htmlFor={id} label={label} path={path} />
      <div className="field-type__wrap">
        <FieldError path={path} showError={showError} />
        <input
          id={id}
          type="datetime-local"
          value={value ? localTime(new Date(value), zone) : ''}
          onChange={({ target }) => setValue(target.value ? momentOf(target.value, zone).toISOString() : null)}
        />
      </div>
      <p className="field-description">If empty, the current time is used. The time to answer starts then.</p>
    </div>
  );
}
