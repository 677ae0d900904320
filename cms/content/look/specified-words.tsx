import { servicePages } from 'contract/catalogue';
import type { TextareaFieldServerProps, TextFieldServerProps } from 'payload';

type Props = Pick<TextFieldServerProps | TextareaFieldServerProps, 'data' | 'path'>;

/** Below a field that overrides: the specified words of this page, which an empty field means. */
export function SpecifiedWords({ data, path }: Props) {
  const page: unknown = servicePages.find(({ slug }) => slug === data?.slug);
  const words = path.split('.').reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], page);
  return <div className="field-description">{typeof words === 'string' ? `Empty means: “${words}”` : 'May be empty.'}</div>;
}
