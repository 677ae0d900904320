import type { Field, FieldHook } from 'payload';

/** Adds "(copy)" to a record's name. A record with an empty name is named after its title field. */
const copied =
  (title: string): FieldHook =>
  ({ value, data }) => {
    const name = value || data?.[title];
    return name ? `${name} (copy)` : undefined;
  };

const namesOf = (fields: Field[]): string[] =>
  fields.flatMap((field) => {
    if (field.type === 'tabs') return field.tabs.flatMap((tab) => ('name' in tab ? [] : namesOf(tab.fields)));
    if ('name' in field) return [field.name];
    return 'fields' in field ? namesOf(field.fields) : [];
  });

function withHook(fields: Field[], name: string, hook: FieldHook): Field[] {
  return fields.map((field) => {
    if (field.type === 'tabs') {
      const tabs = field.tabs.map((tab) => ('name' in tab ? tab : { ...tab, fields: withHook(tab.fields, name, hook) }));
      return { ...field, tabs };
    }
    if (field.type === 'text' && field.name === name) return { ...field, hooks: { ...field.hooks, beforeDuplicate: [hook] } };
    if ('fields' in field && !('name' in field)) return { ...field, fields: withHook(field.fields, name, hook) };
    return field;
  });
}

export function markCopy(fields: Field[], title: string | undefined): Field[] {
  if (!title) return fields;
  return withHook(fields, namesOf(fields).includes('name') ? 'name' : title, copied(title));
}
