'use client';
import { useFormFields } from '@payloadcms/ui';
import type { FormState } from 'payload';

const textAt = (fields: FormState, path: string) => String(fields[path]?.value ?? '');

const hoursIn = (fields: FormState): string =>
  (fields.opening_hours?.rows ?? [])
    .map((_, row) => [textAt(fields, `opening_hours.${row}.days`), textAt(fields, `opening_hours.${row}.hours`)].join(': '))
    .join('; ');

/** Which words of the company an empty field of an office means, as the form has them now. */
export function CompanyWords({ path }: { path: string }) {
  const name = path.split('.').at(-1) ?? '';
  const words = useFormFields(([fields]) => (name === 'hours' ? hoursIn(fields) : textAt(fields, name)));
  return <div className="field-description">Empty means the company’s{words ? `, “${words}”` : ''}.</div>;
}
