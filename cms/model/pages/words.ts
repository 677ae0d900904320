import { longest, lookingRight, wordGroups } from 'contract/words';
import type { Field, GlobalConfig } from 'payload';
import { withUsual } from '../../forms/fields/usual';
import { contentGlobal } from '../content/content-collection';

/** Longer words get more than one line. */
const ONE_LINE = 60;

const HOLES: Record<string, string> = {
  '{city}': 'the name of the city',
  '{cities}': 'their number, such as Two Cities',
  '{service}': 'the name of the service',
};

function wordField(name: string, where: string, usual: string): Field {
  const hole = Object.keys(HOLES).find((known) => usual.includes(known));
  const description = [`Up to ${lookingRight(usual)} characters look right.`, hole && `${hole} becomes ${HOLES[hole]}.`];
  const field = {
    name,
    label: where,
    maxLength: longest(usual),
    admin: { description: description.filter(Boolean).join(' ') },
  };
  return usual.length > ONE_LINE
    ? withUsual({ ...field, type: 'textarea' }, usual)
    : withUsual({ ...field, type: 'text' }, usual);
}

/** The fixed words of the pages; an empty field stands for the usual ones (R-CLAIM-12). */
export const words: GlobalConfig = contentGlobal({
  slug: 'words',
  label: 'Headings and buttons',
  admin: { description: 'The words around your content, as visitors read them. Empty a field, and the usual words are back.' },
  fields: Object.values(wordGroups).map(({ label, words: group }) => ({
    type: 'collapsible',
    label,
    fields: Object.entries(group).map(([name, { where, usual }]) => wordField(name, where, usual)),
  })),
});
