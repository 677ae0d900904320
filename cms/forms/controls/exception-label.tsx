'use client';
import { useRowLabel } from '@payloadcms/ui';
import type { ArrayFieldClient } from 'payload';
import { daysOf, type ExceptionRow, writtenDays } from '../../base/facts/hours-days';
import { today } from '../../base/process/days';
import { companyZone } from '../../base/process/time-zone';
import { RowLabel } from './row-label';

/** Title of a row: "Christmas, 25 Dec 2026 to 2 Jan 2027, closed". */
export function ExceptionLabel(props: { field: ArrayFieldClient }) {
  const { data } = useRowLabel<ExceptionRow>();
  const isOver = data.from && daysOf(data)[1] < today(companyZone());
  return (
    <span>
      <RowLabel {...props} />
      {data.from && `, ${writtenDays(data)}, ${data.hours || 'closed'}${isOver ? ' (over, no longer shown)' : ''}`}
    </span>
  );
}
