'use client';
import { useField, useForm } from '@payloadcms/ui';
import { useEffect } from 'react';

/** Keeps a row that was just added to a list open: Payload would close it with the server's next answer, as it closes all when a form opens. */
export function AddedRow({ path }: { path: string }) {
  const { rows } = useField({ path, hasRows: true });
  const { dispatchFields } = useForm();
  const added = rows?.filter(({ isLoading, collapsed }) => isLoading && collapsed === undefined);
  const only = added?.length === 1 ? added[0] : undefined;

  useEffect(() => {
    if (!rows || !only) return;
    const updatedRows = rows.map((row) => (row === only ? { ...row, collapsed: false } : row));
    dispatchFields({ type: 'SET_ROW_COLLAPSED', path, updatedRows });
  }, [rows, only, path, dispatchFields]);

  return null;
}
