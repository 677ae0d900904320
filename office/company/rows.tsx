import type { ReactNode } from 'react';
import { type Field, FieldRow } from '../fields';

/** A part of the sheet, which the page's script replaces once the server says it otherwise. */
export const Part = ({ name, children }: { name: string; children: ReactNode }) => <div data-part={name}>{children}</div>;

export const Row = ({ more, ...question }: Field & { more?: ReactNode }) => (
  <Part name={question.name}>
    <FieldRow {...question} />
    {more}
  </Part>
);
