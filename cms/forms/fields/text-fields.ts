import type { TextareaField, TextField } from 'payload';
import { withUsual } from './usual';

export const textField = (name: string, label: string, description?: string) =>
  ({ name, type: 'text', label, admin: { description } }) satisfies TextField;

export const lineField = (name: string, label: string, description?: string) =>
  ({ ...textField(name, label, description), required: true }) satisfies TextField;

/** Several lines; without `rows` the box has Payload's usual height. */
export const paragraphField = (name: string, label: string, description: string, rows?: number) =>
  ({ name, type: 'textarea', label, admin: { rows, description } }) satisfies TextareaField;

/** Heading and breadcrumb of the blog or the FAQ page; `usual` is what stands there when they are empty. */
export const listPageWords = (usual: string): TextField[] => [
  withUsual(textField('heading', 'Heading', 'The main heading of the page. Up to 45 characters look right.'), usual),
  withUsual(
    textField(
      'breadcrumb',
      'Breadcrumb',
      `Only for programs that read the site’s content; the page itself says “Home / ${usual}”.`,
    ),
    `Home / ${usual}`,
  ),
];

const isWebAddress = (text: string) => {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  return url !== undefined && /^https?:$/.test(url.protocol) && url.hostname.includes('.') && !url.username;
};

export const webAddressField = (name: string, label: string, { required = true } = {}): TextField => ({
  ...lineField(name, label, 'Copied from the browser’s address line, beginning with https://.'),
  required,
  validate: (value: unknown) =>
    (!required && !value) ||
    (typeof value === 'string' && isWebAddress(value.trim())) ||
    'Copy the whole address, such as https://www.facebook.com/your-page.',
  hooks: { beforeValidate: [({ value }) => (typeof value === 'string' ? value.trim() : value)] },
});
