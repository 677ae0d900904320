import type { TextareaField } from 'payload';

type Options = Omit<TextareaField, 'type' | 'name' | 'hasMany' | 'minLength' | 'maxLength' | 'validate'>;

export const linesField = (name: string, { admin, ...options }: Options = {}): TextareaField => ({
  ...options,
  name,
  type: 'textarea',
  admin: { rows: 6, description: 'One per line.', ...admin },
});

export const linesOf = (text: string | null | undefined): string[] =>
  (text ?? '')
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
