import type { CollectionConfig, GlobalConfig, Plugin, RootLivePreviewConfig } from 'payload';
import { contentEditors } from '../../base/rights/access';
import { liveUrl } from './links';
import { type Doc, hasPage } from './preview-pages';

/** What a record's controls have besides: the button that makes a link to its draft, and what the preview needs. */
const CONTROLS = ['/office/preview/send-link#SendLink', '/office/preview/closed-on-phones#ClosedOnPhones'];

const slugsOf = (entities: { slug: string }[], isShown: (slug: string) => boolean) =>
  entities.map(({ slug }) => slug).filter(isShown);

export const livePreview = (collections: CollectionConfig[], globals: GlobalConfig[]): RootLivePreviewConfig => ({
  collections: slugsOf(collections, hasPage.collection),
  globals: slugsOf(globals, hasPage.global),
  breakpoints: [
    { name: 'phone', label: 'Phone', width: 390, height: 844 },
    { name: 'tablet', label: 'Tablet', width: 768, height: 1024 },
    { name: 'desktop', label: 'Desktop', width: 1280, height: 800 },
  ],
  async url({ collectionConfig, globalConfig, data, payload, req }) {
    const of = collectionConfig?.slug ?? globalConfig?.slug;
    if (!of || !req.user || contentEditors({ req }) !== true) return undefined;
    return liveUrl({ of, doc: data as Doc, by: req.user.id, payload });
  },
});

/** What each form has beside its own: a name of a record without one, and what belongs to a page. Payload's own menu is left empty. */
export const withFormControls: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map(({ admin, ...collection }) => {
    const { edit, ...components } = admin?.components ?? {};
    const own = ['/forms/editing/new-title#NewTitle', ...(edit?.beforeDocumentControls ?? [])];
    const beforeDocumentControls = [...own, ...(hasPage.collection(collection.slug) ? CONTROLS : [])];
    return {
      ...collection,
      admin: { ...admin, group: false, components: { ...components, edit: { ...edit, beforeDocumentControls } } },
    };
  }),
  globals: config.globals?.map(({ admin, ...page }) => {
    const { elements, ...components } = admin?.components ?? {};
    const beforeDocumentControls = [...(elements?.beforeDocumentControls ?? []), ...(hasPage.global(page.slug) ? CONTROLS : [])];
    return {
      ...page,
      admin: { ...admin, group: false, components: { ...components, elements: { ...elements, beforeDocumentControls } } },
    };
  }),
});
