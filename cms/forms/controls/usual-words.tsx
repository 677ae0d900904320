import type { TextareaFieldServerProps, TextFieldServerProps } from 'payload';
import { usualsOf } from '../fields/usual';
import { UsualText } from './usual-text';

export function UsualWords(props: TextFieldServerProps | TextareaFieldServerProps) {
  const { clientField, field, path, readOnly, schemaPath, data } = props;
  const [slug = ''] = (schemaPath ?? '').split('.');
  return <UsualText field={clientField} path={path} readOnly={readOnly} usuals={usualsOf(field, { slug, record: data ?? {} })} />;
}
