import { stamp } from '../../base/process/zone';
import { type FieldShape, fieldsOfRow, isList, isValues, type Values, valuesOf } from './changes';

type Shape = FieldShape & { options?: ({ label?: unknown; value: string } | string)[]; relationTo?: string | string[] };

function textsIn(node: unknown): string {
  if (!isValues(node)) return '';
  const inner = Array.isArray(node.children) ? node.children.map(textsIn).join(node.type === 'root' ? '\n' : '') : '';
  if (node.type === 'upload') return '(picture)';
  return typeof node.text === 'string' ? node.text : inner;
}

/** Where the name of a chosen record or picture can be read; undefined for other fields. */
export function recordsIn(field: Shape, value: unknown): { collection: string; id: unknown }[] | undefined {
  if (field.type !== 'upload' && field.type !== 'relationship') return undefined;
  return [value ?? []].flat().map((one) => {
    const related = isValues(one) && 'relationTo' in one ? one : { relationTo: field.relationTo, value: one };
    return { collection: String(related.relationTo), id: isValues(related.value) ? related.value.id : related.value };
  });
}

function rowInWords(fields: FieldShape[], row: Values, zone: string): string {
  return fields
    .flatMap((field) => (field.name ? [field] : [...(field.fields ?? []), ...(field.tabs ?? [])]))
    .flatMap((field) =>
      field.name && field.name !== 'id' && row[field.name] != null ? [valueInWords(field, row[field.name], zone)] : [],
    )
    .join('\n');
}

export function valueInWords(field: Shape, value: unknown, zone: string): string {
  if (isList(field)) {
    if (value === undefined) return '(taken out)';
    const rows = Array.isArray(value) ? value : [value];
    return rows.map((row) => rowInWords(fieldsOfRow(field, row), valuesOf(row), zone)).join('\n\n') || '(none)';
  }
  if (value === null || value === undefined || value === '') return '(empty)';
  if (field.type === 'checkbox') return value ? 'Yes' : 'No';
  if (field.type === 'date') return stamp(new Date(String(value)), zone);
  if (isValues(value) && isValues(value.root)) return textsIn(value.root).trim() || '(empty)';
  const option = field.options?.find((one) => typeof one === 'object' && one.value === value);
  if (typeof option === 'object' && typeof option.label === 'string') return option.label;
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
