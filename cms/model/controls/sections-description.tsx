'use client';
import { FieldDescription, useField, useForm } from '@payloadcms/ui';
import { useEffect } from 'react';

/** What a list of sections is for. Payload would close a section that was just added, as it closes all when the form opens. */
export function SectionsDescription({ path, description }: { path: string; description: string }) {
  const { rows } = useField({ path, hasRows: true });
  const { dispatchFields } = useForm();
  const added = rows?.filter(({ isLoading, collapsed }) => isLoading && collapsed === undefined);
  const only = added?.length === 1 ? added[0] : undefined;

  useEffect(() => {
    if (!rows || !only) return;
    const updatedRows = rows.map((row) => (row === only ? { ...row, collapsed: false } : row));
    dispatchFields({ type: 'SET_ROW_COLLAPSED', path, updatedRows });
  }, [rows, only, path, dispatchFields]);

  return <FieldDescription description={description} path={path} />;
}
