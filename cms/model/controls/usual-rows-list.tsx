'use client';
import { Button, useField, useForm } from '@payloadcms/ui';
import { useEffect, useState } from 'react';

/** The values of a row by the names of its fields; all are texts. */
type Row = Record<string, unknown>;

const filled = (value: unknown) => ({ initialValue: value, value, valid: true, passesCondition: true });

/** The words of a row on one line: its name, and what is said below it. */
const inWords = ({ label, title, text }: Row) => [label ?? title, text].filter(Boolean).join(': ');

interface Props {
  path: string;
  rows: Row[];
  /** What the rows are called, such as `entries`. */
  kind: string;
}

/** Shows the usual rows while a list is empty. Fills the list with them, or empties it, which means the usual rows again. */
export function UsualRowsList({ path, rows: usual, kind }: Props) {
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

  if (usual.length === 0) return null;
  const change = () => {
    setFilling(true);
    for (const [rowIndex, row] of usual.entries()) {
      const subFieldState = Object.fromEntries(Object.entries(row).map(([name, value]) => [name, filled(value)]));
      addFieldRow({ path, schemaPath: path, rowIndex, subFieldState });
    }
  };
  const goBack = () => {
    for (let rowIndex = rows.length - 1; rowIndex >= 0; rowIndex--) removeFieldRow({ path, rowIndex });
  };
  return (
    <div className="usual-rows">
      <p role="status">{isUsual ? `Visitors see the usual ${kind}:` : `Visitors see your own ${kind}.`}</p>
      <Button buttonStyle="secondary" size="small" margin={false} onClick={isUsual ? change : goBack}>
        {isUsual ? `Change the usual ${kind}` : `Back to the usual ${kind}`}
      </Button>
      {isUsual && (
        <ol>
          {usual.map((row) => (
            <li key={inWords(row)}>{inWords(row)}</li>
          ))}
        </ol>
      )}
    </div>
  );
}
