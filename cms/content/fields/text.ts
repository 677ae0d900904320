import type { TextField } from 'payload';

/** A required single line. */
export const lineField = (name: string, label: string, description?: string) =>
  ({ name, type: 'text', label, required: true, admin: { description } }) satisfies TextField;

const isWebAddress = (text: string) => {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  return url !== undefined && /^https?:$/.test(url.protocol) && url.hostname.includes('.') && !url.username;
};

/** The URL of a web page. */
export const webAddressField = (name: string, label: string, { required = true } = {}): TextField => ({
  ...lineField(name, label, 'Copied from the browser’s address line, beginning with https://.'),
  required,
  validate: (value: unknown) =>
    (!required && !value) ||
    (typeof value === 'string' && isWebAddress(value.trim())) ||
    'Copy the whole address, such as https://www.facebook.com/your-page.',
  hooks: { beforeValidate: [({ value }) => (typeof value === 'string' ? value.trim() : value)] },
});
