'use client';
import { useRowLabel } from '@payloadcms/ui';
import type { ArrayFieldClient, ClientField } from 'payload';

const TITLES = ['title', 'heading', 'question', 'label', 'text', 'name', 'days', 'route'] as const;
type Row = Partial<Record<(typeof TITLES)[number], string>>;

const textOf = (label: unknown) => (typeof label === 'string' ? label.toLowerCase() : undefined);

const flat = (fields: ClientField[]): ClientField[] =>
  fields.flatMap((field) => (field.type === 'row' ? flat(field.fields) : field));

function firstLabel(fields: ClientField[]): string {
  const named = flat(fields).flatMap((field) => ('name' in field && field.name ? { ...field, name: field.name } : []));
  const title = TITLES.flatMap((name) => named.find((field) => field.name === name) ?? [])[0];
  return (title && textOf(title.label)) || title?.name || 'words';
}

export function RowLabel({ field }: { field: ArrayFieldClient }) {
  const { data } = useRowLabel<Row>();
  const words = TITLES.map((name) => data[name]).find((text) => text);
  const kind = textOf(field.labels?.singular) ?? 'row';
  return <span>{words ?? `New ${kind}, type its ${firstLabel(field.fields)}`}</span>;
}
