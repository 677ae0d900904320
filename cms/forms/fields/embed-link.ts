import type { TextareaField, TextField, TextFieldSingleValidation } from 'payload';
import { addressIn, embedOf, isHost, KNOWN_EMBEDS } from 'shared/embed';
import { linesField, linesOf } from './lines';
import { lineField } from './text-fields';

/** An old link, or one that was typed without its beginning. */
const secure = (address: string) => address.replace(/^(?:http:\/\/)?(?=[\w-]+(?:\.[\w-]+)+\/)/i, 'https://');

const check: TextFieldSingleValidation = async (value, { req }) => {
  if (!value) return 'Paste the link to what is to be shown.';
  const { embed_hosts } = await req.payload.findGlobal({ slug: 'settings', depth: 0, select: { embed_hosts: true }, req });
  if (embedOf(value, linesOf(embed_hosts))) return true;
  if (/^https:\/\/maps\.app\.goo\.gl\//.test(value))
    return 'Open this short link, wait for the map, and copy the long address from the top of the browser.';
  return `This link cannot be shown. Links to one video, map or booking page work, of ${KNOWN_EMBEDS}. Others you allow under Company, Search and maps.`;
};

/** A link to a video, a map or a booking page that the site can show in a frame. */
export const embedLinkField: TextField = {
  ...lineField('link', 'Link', `Copied from the browser’s address line. It may lead to ${KNOWN_EMBEDS}.`),
  hooks: { beforeValidate: [({ value }) => (typeof value === 'string' ? secure(addressIn(value)) : value)] },
  validate: check,
};

/** Hosts whose pages the owner lets the site show, besides the known ones. */
export const embedHostsField: TextareaField = {
  ...linesField('embed_hosts', {
    label: 'Other websites whose pages may be shown',
    admin: {
      rows: 3,
      description: `One name per line, such as book.example.com, and only of those that you trust. ${KNOWN_EMBEDS} need no line here.`,
    },
  }),
  hooks: {
    beforeValidate: [
      ({ value }) =>
        typeof value === 'string'
          ? linesOf(value.toLowerCase())
              .map((line) => line.replace(/^https?:\/\/(www\.)?/, '').split('/')[0])
              .join('\n')
          : value,
    ],
  },
  validate: (value: string | null | undefined) => {
    const wrong = linesOf(value).find((line) => !isHost(line));
    return wrong === undefined || `“${wrong}” is not the name of a website. Write it like book.example.com.`;
  },
};
