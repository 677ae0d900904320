import type { UIField } from 'payload';

type Admin = NonNullable<UIField['admin']>;

/** What a form shows without storing it; `component` is the address of what draws it. */
export const uiField = (name: string, component: NonNullable<Admin['components']>['Field'], admin?: Admin): UIField => ({
  name,
  type: 'ui',
  admin: { ...admin, components: { Field: component } },
});
