import type { CollectionConfig, FieldHook } from 'payload';
import { pagePathField } from '../../forms/fields/page-path';
import { sideBySide } from '../../forms/fields/side-by-side';
import { lineField } from '../../forms/fields/text-fields';
import { uiField } from '../../forms/fields/ui';
import { contentCollection } from '../content/content-collection';
import { shownAt } from '../content/shown-at';
import { leadsToField, takeAway } from '../redirects/leads-to';
import { searchListing } from '../search-listing/search-listing';
import { proposedPath } from './proposed-path';
import { sectionsField } from './sections';

const paths = ({ route }: { route: string }) => [route];

const path = pagePathField('own-pages', '/careers');

const pathField = {
  ...path,
  hooks: { ...path.hooks, beforeValidate: [proposedPath as FieldHook, ...(path.hooks?.beforeValidate ?? [])] },
  admin: {
    ...path.admin,
    components: { Field: { path: '/forms/controls/address-field#AddressField', clientProps: { before: '/' } } },
  },
};

/** Pages that the owner makes of sections: a landing page, careers, an offer. */
export const ownPages: CollectionConfig = contentCollection({
  slug: 'own-pages',
  labels: { singular: 'Own page', plural: 'Own pages' },
  defaultSort: 'title',
  endpoints: [shownAt('own-pages')],
  admin: {
    useAsTitle: 'title',
    components: { edit: takeAway },
    defaultColumns: ['title', 'route', '_status', 'updatedAt'],
    description: 'Pages that you put together yourself, such as careers, a landing page for an advertisement, or an offer.',
  },
  fields: [
    sideBySide(
      lineField('title', 'Name of the page', 'In search results and in lists; the main heading, if the page begins without one.'),
      pathField,
    ),
    {
      type: 'tabs',
      tabs: [
        {
          label: 'Page',
          fields: [uiField('begin_with', '/model/own-pages/begin-with#BeginWith', { disableListColumn: true }), sectionsField],
        },
        { label: 'Search listing', fields: [searchListing] },
      ],
    },
    uiField('to_menu', '/forms/controls/to-menu#ToMenu', { position: 'sidebar', disableListColumn: true }),
    {
      name: 'noindex',
      type: 'checkbox',
      label: 'Keep it out of search engines',
      admin: { position: 'sidebar', description: 'Such as a page of thanks, or one for an advertisement alone.' },
    },
    {
      name: 'only_by_link',
      type: 'checkbox',
      label: 'Only for those who have the link',
      admin: {
        position: 'sidebar',
        description: 'It is in no menu and no search engine. It is not secret: whoever has the link may pass it on.',
      },
    },
    leadsToField(paths),
  ],
});
