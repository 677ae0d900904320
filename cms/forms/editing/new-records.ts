import type { Plugin } from 'payload';

/** Adds to every form what names a record that has no name yet. */
export const nameNewRecords: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map((collection) => {
    const { components } = collection.admin ?? {};
    const beforeDocumentControls = ['/forms/editing/new-title#NewTitle', ...(components?.edit?.beforeDocumentControls ?? [])];
    const edit = { ...components?.edit, beforeDocumentControls };
    return { ...collection, admin: { ...collection.admin, components: { ...components, edit } } };
  }),
});
