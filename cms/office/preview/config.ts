import type { CollectionConfig, GlobalConfig, RootLivePreviewConfig } from 'payload';
import { contentEditors } from '../../base/rights/access';
import { liveUrl } from './links';
import { type Doc, hasPage } from './preview-pages';

/** What a record's controls have besides: the button that makes a link to its draft, and what the preview needs. */
const CONTROLS = ['/office/preview/send-link#SendLink', '/office/preview/closed-on-phones#ClosedOnPhones'];

const slugsOf = (entities: { slug: string }[], isShown: (slug: string) => boolean) =>
  entities.map(({ slug }) => slug).filter(isShown);

/** The page beside the form, for every record that shows on one. */
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

/** Adds what belongs to a record that shows on a page. */
export function withPageControls(config: CollectionConfig): CollectionConfig {
  if (!hasPage.collection(config.slug)) return config;
  const { components } = config.admin ?? {};
  const beforeDocumentControls = [...(components?.edit?.beforeDocumentControls ?? []), ...CONTROLS];
  const edit = { ...components?.edit, beforeDocumentControls };
  return { ...config, admin: { ...config.admin, components: { ...components, edit } } };
}

export function withPageControlsGlobal(config: GlobalConfig): GlobalConfig {
  if (!hasPage.global(config.slug)) return config;
  const { components } = config.admin ?? {};
  const beforeDocumentControls = [...(components?.elements?.beforeDocumentControls ?? []), ...CONTROLS];
  const elements = { ...components?.elements, beforeDocumentControls };
  return { ...config, admin: { ...config.admin, components: { ...components, elements } } };
}
