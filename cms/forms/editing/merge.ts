import {
  type Change,
  changesBetween,
  type FieldShape,
  fieldsOfRow,
  isList,
  isSilent,
  nameOf,
  OWN,
  rowsOf,
  textOf,
  type Values,
  valuesOf,
} from './changes';

/** A field that two forms changed differently. A row that one of them removed is `undefined` there. */
export interface Conflict {
  path: string;
  label: string;
  field: FieldShape;
  mine: unknown;
  theirs: unknown;
}

export type Choices = Record<string, 'mine' | 'theirs'>;

/** A record in its versions: the one that a form was filled with, the form's, the server's, and what the form has sent before. */
export interface Versions<Value = Values> {
  base: Value;
  mine: Value;
  theirs: Value;
  /** Sent without an answer: where `theirs` equals it, the server has this form's own words. */
  sent: Value[];
}

export interface Merged {
  values: Values;
  taken: Change[];
  /** What both changed, and `choices` does not decide; `values` has mine. */
  conflicts: Conflict[];
}

interface Walk {
  choices: Choices;
  path: string;
  group: string;
  taken: Change[];
  conflicts: Conflict[];
}

const each = <To>({ base, mine, theirs, sent }: Versions<unknown>, to: (value: unknown) => To): Versions<To> => ({
  base: to(base),
  mine: to(mine),
  theirs: to(theirs),
  sent: sent.map(to),
});

const inside = (versions: Versions<unknown>, name: string) => each(versions, (value) => valuesOf(value)[name]);

function decide(versions: Versions<unknown>, equal: (one: unknown, other: unknown) => boolean): 'mine' | 'theirs' | 'both' {
  const { base, mine, theirs, sent } = versions;
  if (equal(mine, theirs) || equal(theirs, base) || sent.some((one) => equal(one, theirs))) return 'mine';
  return equal(mine, base) ? 'theirs' : 'both';
}

function mergeOne(field: FieldShape, versions: Versions<unknown>, equal: (one: unknown, other: unknown) => boolean, walk: Walk) {
  const winner = decide(versions, equal);
  const label = walk.group + nameOf(field);
  const choice = walk.choices[walk.path];
  if (winner === 'theirs') walk.taken.push({ label, kind: field.type === 'upload' ? 'picture' : 'words' });
  if (winner === 'both' && !choice) {
    walk.conflicts.push({ path: walk.path, label, field, mine: versions.mine, theirs: versions.theirs });
  }
  return (winner === 'both' ? choice : winner) === 'theirs' ? versions.theirs : versions.mine;
}

const sameText = (one: unknown, other: unknown) => textOf(one) === textOf(other);

/** Whether rows that both lists have are in another order. */
function isMoved(list: Values[], base: Values[]): boolean {
  const common = (one: Values[], other: Values[]) => one.map(({ id }) => id).filter((id) => other.some((row) => row.id === id));
  return textOf(common(list, base)) !== textOf(common(base, list));
}

/** Ids in the order of `first`; those that only `second` has follow what they follow there. */
function inOrder(first: Values[], second: Values[]): unknown[] {
  const ids = first.map(({ id }) => id);
  second.forEach(({ id }, at) => {
    if (!ids.includes(id)) ids.splice(at === 0 ? 0 : ids.indexOf(second[at - 1]?.id) + 1, 0, id);
  });
  return ids;
}

function mergeRows(field: FieldShape, versions: Versions<unknown>, walk: Walk): Values[] {
  const lists = each(versions, rowsOf);
  const equal = (one: unknown, other: unknown) =>
    Boolean(one) === Boolean(other) && changesBetween(fieldsOfRow(field, one), one, other).length === 0;
  const { base, mine, theirs, sent } = lists;
  const onlyTheyMoved =
    isMoved(theirs, base) && !isMoved(mine, base) && sent.every((list) => list.length === 0 || isMoved(theirs, list));
  const ids = onlyTheyMoved ? inOrder(theirs, mine) : inOrder(mine, theirs);
  const { labels } = field;
  const singular = nameOf({ ...field, label: labels?.singular ?? field.label });
  return ids.flatMap((id, place) => {
    const row = each(lists, (list) => rowsOf(list).find((one) => one.id === id));
    const at = { ...walk, path: `${walk.path}.${id}` };
    const { mine, theirs } = row;
    if (mine && theirs)
      return [{ ...mergeFields(fieldsOfRow(field, mine), row, { ...at, group: `${singular} ${place + 1}: ` }), id }];
    if (mine && !row.base) return [mine]; // added here; an answer that was lost may have been about it
    const kept = mergeOne(field, row, equal, at);
    return kept ? [kept as Values] : [];
  });
}

function mergeField(field: FieldShape, versions: Versions<unknown>, walk: Walk): Values {
  const { type, name, fields = [], tabs = [] } = field;
  if (type === 'tabs') return mergeEach(tabs, versions, walk);
  if (!name) return mergeEach(fields, versions, walk);
  const own = inside(versions, name);
  if (OWN.includes(name) || own.mine === undefined) return {};
  // The server's, unless only the form's own code changed it.
  if (isSilent(field)) return sameText(own.theirs, own.base) && !sameText(own.mine, own.base) ? { [name]: own.mine } : {};
  const at = { ...walk, path: walk.path ? `${walk.path}.${name}` : name };
  if (isList(field)) return { [name]: mergeRows(field, own, at) };
  if (fields.length > 0) {
    const group = field.label ? `${nameOf(field)}: ` : walk.group;
    return { [name]: mergeFields(fields, own, { ...at, group }) };
  }
  return { [name]: mergeOne(field, own, sameText, at) };
}

function mergeEach(fields: FieldShape[], versions: Versions<unknown>, walk: Walk): Values {
  return Object.assign({}, ...fields.map((field) => mergeField(field, versions, walk)));
}

/** A whole record, group or row: what is no field comes from the server. */
function mergeFields(fields: FieldShape[], versions: Versions<unknown>, walk: Walk): Values {
  return { ...valuesOf(versions.theirs), ...mergeEach(fields, versions, walk) };
}

/** Puts what a form and others made of the same version together. Where both changed a field, `choices` decides by its path. */
export function merge(fields: FieldShape[], versions: Versions, choices: Choices = {}): Merged {
  const walk: Walk = { choices, path: '', group: '', taken: [], conflicts: [] };
  const values = mergeFields(fields, versions, walk);
  return { values, taken: walk.taken, conflicts: walk.conflicts };
}
