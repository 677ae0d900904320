'use client';
import { useRowLabel } from '@payloadcms/ui';
import type { ArrayFieldClient } from 'payload';
import { RowLabel } from './row-label';

interface Props {
  field: ArrayFieldClient;
  names: Record<string, string>;
}

/** Follows the chosen service while the form is open. */
export function ServiceRowLabel({ field, names }: Props) {
  const { data } = useRowLabel<{ service?: number | { id: number } | null }>();
  const id = typeof data.service === 'object' ? data.service?.id : data.service;
  return id ? <span>{names[String(id)] || 'A service without a name'}</span> : <RowLabel field={field} />;
}
