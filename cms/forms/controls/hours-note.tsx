'use client';
import { useField } from '@payloadcms/ui';
import { readSpans } from '../../base/facts/opening-hours';
import { readDays } from '../../base/facts/week-days';

export function HoursNote({ path }: { path: string }) {
  const hours = useField<string>({ path }).value?.trim();
  const days = useField<string>({ path: path.replace(/hours$/, 'days') }).value?.trim();
  const unread = [days && !readDays(days) && days, hours && !readSpans(hours) && hours].filter(Boolean);
  if (unread.length === 0) return null;
  return (
    <p className="field-description" role="status">
      Pages show “{unread.join('” and “')}” as it is written. Search engines and the time of your answers leave this line out; the
      other lines count.
    </p>
  );
}
