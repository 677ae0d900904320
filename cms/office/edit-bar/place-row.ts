import type { EditAct, EditUndo, PlacedRow } from 'contract/edit-bar';
import { richText, starterSection } from '../../model/own-pages/starters';
import { leavesIn, type Row, type Values, wordsOf } from '../../model/records/walk';
import { isText } from '../find-replace/texts';
import { type Editor, gone, inRecord, refuse, saveField } from './draft';
import { askedOrigin, lineOf, type Place, placeOf, sameAsSeen } from './place';

const rowsIn = ({ holder, list }: Row) => (holder[list.name] ?? []) as Values[];

/** The kinds of section that a page can begin with. */
const kindsOf = ({ list }: Row) =>
  list.type === 'blocks'
    ? list.blocks
        .filter(({ slug }) => starterSection(slug))
        .map(({ slug, labels }) => ({ kind: slug, name: String(labels?.singular ?? slug) }))
    : [];

function actsOf(row: Row, count: number): PlacedRow['acts'] {
  const { minRows = 0, maxRows = 1_000, required } = row.list as { minRows?: number; maxRows?: number; required?: boolean };
  return [
    ...(count < maxRows ? ['add' as const] : []),
    ...(row.row > 0 ? ['up' as const] : []),
    ...(row.row < count - 1 ? ['down' as const] : []),
    ...(count > Math.max(minRows, required ? 1 : 0) ? ['remove' as const] : []),
  ];
}

/** The rows that a text is in, and what can be done with each. Rows that stand for an empty list are put into it. */
export function rowsAround({ piece }: Place): PlacedRow[] {
  piece.store?.();
  return piece.rows.map((row) => ({
    list: row.path,
    row: row.row,
    name: row.name,
    acts: actsOf(row, rowsIn(row).length),
    kinds: kindsOf(row),
  }));
}

const withoutIds = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withoutIds);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).flatMap(([name, inner]) => (name === 'id' ? [] : [[name, withoutIds(inner)]])));
};

/** A row like another, whose words are to be typed. */
function newRow(row: Row, like: Values): Values {
  const copy = withoutIds(structuredClone(like)) as Values;
  if (row.list.type === 'blocks') return copy;
  for (const { field, holder } of leavesIn(row.list.fields, copy)) {
    const words = `New ${wordsOf(field) ?? 'text'}`;
    if (field.type === 'richText') holder[field.name] = richText(words);
    else if (isText(field) && holder[field.name]) holder[field.name] = words;
  }
  return copy;
}

function changed(row: Row, does: EditAct & { act: 'row' }): Values[] {
  const rows = rowsIn(row);
  const here = rows[row.row];
  if (!here) throw gone();
  const without = rows.toSpliced(row.row, 1);
  if (does.does === 'remove') return without;
  if (does.does === 'up') return without.toSpliced(row.row - 1, 0, here);
  if (does.does === 'down') return without.toSpliced(row.row + 1, 0, here);
  const like = row.list.type === 'blocks' ? starterSection(does.kind ?? '') : here;
  if (!like) throw refuse(400, 'Say which kind of section to add.');
  return rows.toSpliced(row.row + 1, 0, newRow(row, like));
}

/** Adds, moves or removes the row that a text is in. Throws an APIError: 409 if another text stands there by now, 404 if it is gone. */
export function changeRow(editor: Editor, does: EditAct & { act: 'row' }): Promise<EditUndo[]> {
  const origin = askedOrigin(does.at);
  return inRecord(editor, origin, async () => {
    const place = await placeOf(editor, origin);
    sameAsSeen(lineOf(place), does.before);
    const offered = rowsAround(place).find(({ list, row }) => list === does.list && row === does.row);
    const row = place.piece.rows.find(({ path }) => path === does.list);
    if (!row || !offered) throw gone();
    if (!offered.acts.includes(does.does))
      throw refuse(400, `This cannot be done with ${row.name}: its list allows no more, or needs it.`);
    row.holder[row.list.name] = changed(row, does);
    return saveField(editor, place.draft, does.list);
  });
}
