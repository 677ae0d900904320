import { CheckboxField } from '@payloadcms/ui';
import type { CheckboxFieldServerProps } from 'payload';

/** “Still the sample”, on what came with the website alone: an owner’s own records are none. */
export const SampleField = ({ clientField, data, path, readOnly }: CheckboxFieldServerProps) =>
  data?.sample ? <CheckboxField field={clientField} path={path} readOnly={readOnly} /> : null;
