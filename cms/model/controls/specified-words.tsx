import { servicePages } from 'contract/catalogue';
import type { TextareaFieldServerProps, TextFieldServerProps } from 'payload';

/** Meaning of an empty field on an added page. */
const added: Record<string, string> = {
  name: 'The name of the service in menus and on cards. It is required.',
  title: 'Empty means the name.',
  description: 'Menus and search engines show it, too.',
  'benefits.heading': 'Only shown above cards of your own.',
  'closing.heading': 'Empty means “Book”, the name and “Now!”',
};

type Props = Pick<TextFieldServerProps | TextareaFieldServerProps, 'data' | 'path'>;

/** Below an overriding field: the default text that applies while it is empty. */
export function SpecifiedWords({ data, path }: Props) {
  const page: unknown = servicePages.find(({ slug }) => slug === data?.slug);
  const words = path.split('.').reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], page);
  return (
    <div className="field-description">
      {typeof words === 'string' ? `Empty means: “${words}”` : (!page && added[path]) || 'May be empty.'}
    </div>
  );
}
