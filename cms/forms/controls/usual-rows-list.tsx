'use client';
import { Button, useField, useForm } from '@payloadcms/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { FOUND } from '../payload-patches/find-field';

type Row = Record<string, unknown>;

const filled = (value: unknown) => ({ initialValue: value, value, valid: true, passesCondition: true });
const filledRow = (row: Row) => Object.fromEntries(Object.entries(row).map(([name, value]) => [name, filled(value)]));

/** The row that the address asks for, such as `#field=menu&label=Careers&page=own-pages:1`. */
function rowInAddress(list: string): Row | undefined {
  const { field, ...row } = Object.fromEntries(new URLSearchParams(location.hash.slice(1)));
  return field === list && row.page ? row : undefined;
}

const isEmpty = (row: Row | undefined) => Object.entries(row ?? {}).every(([name, value]) => name === 'id' || !value);

const inWords = ({ label, title, text }: Row) => [label ?? title, text].filter(Boolean).join(': ');

interface Props {
  path: string;
  rows: Row[];
  kind: string;
}

/** Shows the usual rows while a list is empty. Fills the list with them, also before the first row that is added, or empties it, which means the usual rows again. */
export function UsualRowsList({ path, rows: usual, kind }: Props) {
  const { rows = [] } = useField<number>({ path, hasRows: true });
  const { addFieldRow, dispatchFields, getDataByPath, removeFieldRow } = useForm();
  const [isFilling, setFilling] = useState(false);
  const previous = useRef(rows.length);
  const isUsual = rows.length === 0;
  const change = () => {
    setFilling(true);
    for (const [rowIndex, row] of usual.entries())
      addFieldRow({ path, schemaPath: path, rowIndex, subFieldState: filledRow(row) });
  };

  const addAsked = useEffectEvent(() => {
    const asked = rowInAddress(path);
    if (!asked || getDataByPath<Row[]>(path)?.some(({ page }) => page === asked.page)) return;
    if (isUsual) change();
    const rowIndex = isUsual ? usual.length : rows.length;
    addFieldRow({ path, schemaPath: path, rowIndex, subFieldState: filledRow(asked) });
  });
  useEffect(() => {
    document.addEventListener(FOUND, addAsked);
    return () => document.removeEventListener(FOUND, addAsked);
  }, []);

  // Whoever adds a row adds it to those on the screen: alone it would take their place.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new row matters
  useEffect(() => {
    const isFirst = previous.current === 0 && rows.length === 1 && !isFilling;
    previous.current = rows.length;
    if (isFirst && isEmpty(getDataByPath<Row[]>(path)?.[0])) change();
  }, [rows.length]);

  // Closed rows show the list at a glance; one that was just added stays open.
  useEffect(() => {
    if (!isFilling || rows.length < usual.length) return;
    setFilling(false);
    const updatedRows = rows.map((row, at) => ({ ...row, collapsed: at < usual.length }));
    dispatchFields({ type: 'SET_ALL_ROWS_COLLAPSED', path, updatedRows });
  }, [isFilling, rows, path, dispatchFields, usual.length]);

  if (usual.length === 0) return null;
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
