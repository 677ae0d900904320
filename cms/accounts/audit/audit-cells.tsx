import type { DefaultServerCellComponentProps, FlattenedField, Payload } from 'payload';
import { labelOf } from '../../forms/parts/record-label';

const entityOf = ({ config }: Payload, slug: string) =>
  [...config.collections, ...config.globals].find((entity) => entity.slug === slug);

/** List column "Where": the list or page, as the menu calls it. */
export function SubjectCell({ cellData, payload }: DefaultServerCellComponentProps) {
  const slug = String(cellData ?? '');
  const entity = entityOf(payload, slug);
  return <span>{entity ? labelOf('labels' in entity ? entity.labels.plural : entity.label, slug) : slug}</span>;
}

/** "assigned_to" as the form calls it; without a label, in words. */
function fieldLabel(fields: FlattenedField[], name: string): string {
  const field = fields.find((one) => one.name === name);
  const label = field && 'label' in field ? field.label : undefined;
  return typeof label === 'string' ? label : name.replaceAll('_', ' ').replace(/^./, (first) => first.toUpperCase());
}

/** List column "Fields": the changed ones, as the form calls them. */
export function ChangedCell({ cellData, payload, rowData }: DefaultServerCellComponentProps) {
  if (typeof cellData !== 'string' || cellData === '') return null;
  const fields = entityOf(payload, String(rowData?.subject))?.flattenedFields ?? [];
  return (
    <span>
      {cellData
        .split(', ')
        .map((name) => fieldLabel(fields, name))
        .join(', ')}
    </span>
  );
}
