import type { ArrayFieldServerProps } from 'payload';
import { usualRowsOf } from '../fields/usual';
import { UsualRowsList } from './usual-rows-list';

export function UsualRows({ field, path, schemaPath, data }: ArrayFieldServerProps) {
  const [slug = ''] = (schemaPath ?? '').split('.');
  const rows = usualRowsOf(field, { slug, record: data ?? {} });
  const { plural } = field.labels ?? {};
  return <UsualRowsList path={path} rows={rows} kind={typeof plural === 'string' ? plural.toLowerCase() : 'rows'} />;
}
