import { EMAIL } from 'contract/lead-fields';
import type { FieldAffectingData, FieldHook, RadioField, TabAsField, TextField } from 'payload';
import { isWebAddress, localPath } from 'shared/local-path';
import { callLink } from 'shared/phone';

/** Browsers drop these from an address, wherever they stand. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is dropped
const DROPPED = /[\u0000-\u001f\u007f]/g;
const HOST = /^([a-z0-9-]+\.)+[a-z]{2,}(?=[:/?#]|$)/i;
const NUMBER = /^\+?[\d\s()-]{6,}$/;
/** A page's path whose first slash was not typed. */
const PATH = /^[a-z0-9][a-z0-9/-]*$/i;

/** What a person typed as a link, as a browser needs it: Payload would keep "www.example.com", which leads to a page of this site. */
export function tidyLink(typed: string): string {
  const address = typed.replace(DROPPED, '').trim();
  if (EMAIL.test(address)) return `mailto:${address}`;
  if (HOST.test(address)) return `https://${address}`;
  if (NUMBER.test(address)) return callLink(address) ?? address;
  return PATH.test(address) ? `/${address}` : address;
}

/** Whether a link can only lead to the web, a page of this site, a mail or a number. */
export const isPlainLink = (address: string): boolean =>
  isWebAddress(address) || localPath(address) !== undefined || /^(mailto:|tel:|#)\S+$/i.test(address);

export const LINK_ADVICE =
  'Enter a page of this site, such as /service/window-cleaning, a web address, an e-mail address or a phone number.';

const tidy: FieldHook = ({ value }) => (typeof value === 'string' ? tidyLink(value) : value);

/** The fields of a link in a text, with our own rules for its address. Every link is typed, so its type is not asked for. */
export const linkFields = ({ defaultFields }: { defaultFields: FieldAffectingData[] }) =>
  (defaultFields as Exclude<FieldAffectingData, TabAsField>[]).map((field) => {
    if (field.name === 'linkType') return { ...field, admin: { ...field.admin, hidden: true } } as RadioField;
    if (field.name !== 'url') return field;
    return {
      ...field,
      label: 'Where it leads',
      hooks: { beforeChange: [tidy] },
      validate: (value: unknown) =>
        (typeof value === 'string' && value.trim() !== '' && isPlainLink(tidyLink(value))) || LINK_ADVICE,
    } as TextField;
  });
