'use client';
import { useField } from '@payloadcms/ui';
import type { DateFieldClientProps } from 'payload';
import { companyZone } from '../../base/process/time-zone';
import { stamp } from '../../base/process/zone';

/** A time in the company's zone, to read; Payload's picker would use the browser's. */
export function Moment({ path, field }: DateFieldClientProps) {
  const { value } = useField<string | undefined>({ path });
  if (!value) return null;
  return (
    <dl className="lead-moment">
      <dt>{String(field.label)}</dt>
      <dd>
        <time dateTime={value}>{stamp(new Date(value), companyZone())}</time>
      </dd>
    </dl>
  );
}
