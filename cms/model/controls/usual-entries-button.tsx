'use client';
import { Button, useField, useForm } from '@payloadcms/ui';
import { useEffect, useState } from 'react';

interface Entry {
  label: string;
  page: string;
}

const filled = (value: string) => ({ initialValue: value, value, valid: true, passesCondition: true });

/** Fills an empty list with the usual entries, or empties it, which means the usual entries again. */
export function UsualEntriesButton({ path, entries }: { path: string; entries: Entry[] }) {
  const { rows = [] } = useField<number>({ path, hasRows: true });
  const { addFieldRow, dispatchFields, removeFieldRow } = useForm();
  const [isFilling, setFilling] = useState(false);
  const isUsual = rows.length === 0;

  // Closed rows show the list at a glance.
  useEffect(() => {
    if (!isFilling || rows.length === 0) return;
    setFilling(false);
    const updatedRows = rows.map((row) => ({ ...row, collapsed: true }));
    dispatchFields({ type: 'SET_ALL_ROWS_COLLAPSED', path, updatedRows });
  }, [isFilling, rows, path, dispatchFields]);

  const change = () => {
    setFilling(true);
    for (const [rowIndex, { label, page }] of entries.entries())
      addFieldRow({ path, schemaPath: path, rowIndex, subFieldState: { label: filled(label), page: filled(page) } });
  };
  const goBack = () => {
    for (let rowIndex = rows.length - 1; rowIndex >= 0; rowIndex--) removeFieldRow({ path, rowIndex });
  };
  return (
    <div className="usual-entries">
      <p role="status">
        {isUsual
          ? `Visitors see the usual entries: ${entries.map(({ label }) => label).join(', ')}.`
          : 'Visitors see your own entries.'}
      </p>
      <Button buttonStyle="secondary" size="small" margin={false} onClick={isUsual ? change : goBack}>
        {isUsual ? 'Change the usual entries' : 'Back to the usual entries'}
      </Button>
    </div>
  );
}
