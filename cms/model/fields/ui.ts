import type { CustomComponent, UIField } from 'payload';

/** What a form shows without storing it; `component` is the address of what draws it. */
export const uiField = (name: string, component: CustomComponent, admin?: UIField['admin']): UIField => ({
  name,
  type: 'ui',
  admin: { ...admin, components: { Field: component } },
});
