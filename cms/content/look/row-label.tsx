'use client';
import { useRowLabel } from '@payloadcms/ui';

type Row = Partial<Record<'title' | 'question' | 'label' | 'name' | 'days', string>>;

/** Title of a row in a list: its own words, or its number while it is empty. */
export function RowLabel() {
  const { data, rowNumber = 0 } = useRowLabel<Row>();
  return <span>{data.title || data.question || data.label || data.name || data.days || `New, ${rowNumber + 1}`}</span>;
}
