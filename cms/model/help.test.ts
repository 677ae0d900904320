import type { Field } from 'payload';
import { expect, it } from 'vitest';
import { contentCollections, contentGlobals } from '.';

interface Admin {
  hidden?: boolean;
  readOnly?: boolean;
  description?: unknown;
  components?: object;
}

/** Paths of the fields that an editor fills in and that have no help text. */
function withoutHelp(fields: Field[], path: string): string[] {
  return fields.flatMap((field): string[] => {
    if (field.type === 'tabs') return field.tabs.flatMap((tab) => withoutHelp(tab.fields, path));
    if (!('name' in field)) return 'fields' in field ? withoutHelp(field.fields, path) : [];
    const { hidden, readOnly, description, components } = (field.admin ?? {}) as Admin;
    if (hidden || readOnly || field.type === 'ui' || ('virtual' in field && field.virtual)) return [];
    if (field.name === 'blockName') return []; // Payload's own, which these forms do not show
    const here = `${path}.${field.name}`;
    const helps = description || (components && 'Description' in components) || field.type === 'group';
    const blocks = field.type === 'blocks' ? field.blocks : [];
    return [
      ...(helps ? [] : [here]),
      ...('fields' in field ? withoutHelp(field.fields, here) : []),
      ...blocks.flatMap(({ slug, fields: inside }) => withoutHelp(inside, `${here}.${slug}`)),
    ];
  });
}

it('each field says where it shows, or what it is for (R-OWNER-24)', () => {
  const records = [...contentCollections, ...contentGlobals];
  expect(records.flatMap(({ slug, fields }) => withoutHelp(fields, slug))).toEqual([]);
});
