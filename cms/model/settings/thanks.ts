import { THANK_YOU } from 'contract/own-page';
import type { GroupField, Payload } from 'payload';
import { choiceField } from '../choices/choice';

const USUAL = { value: THANK_YOU, label: `A page of the site: ${THANK_YOU}`, path: THANK_YOU };

export async function thanksPages(source: Pick<Payload, 'find'>): Promise<{ value: string; label: string; path: string }[]> {
  const all = { pagination: false, limit: 0, depth: 0, sort: 'title' } as const;
  const { docs } = await source.find({ collection: 'own-pages', select: { route: true, title: true }, ...all });
  const own = docs.flatMap(({ id, title, route }) =>
    route ? { value: `own-pages:${id}`, label: `Own page: ${title || route}`, path: route } : [],
  );
  return [USUAL, ...own];
}

export const thanksField: GroupField = {
  name: 'thanks',
  type: 'group',
  label: 'After sending',
  admin: {
    description:
      'Usually a dialog on the same page thanks. A page with an address of its own can be counted as a conversion; an own page that is taken off the site is replaced by the dialog.',
  },
  fields: [
    choiceField('contact', 'The contact form leads to', 'ThanksPageChoice', { description: 'Empty: the dialog thanks.' }),
    choiceField('quote', 'The quote form leads to', 'ThanksPageChoice', { description: 'Empty: the dialog thanks.' }),
  ],
};
