import type { UIField } from 'payload';

/** Keeps, saves and merges what somebody types in a record's form, and says what is not saved yet. */
export const typingField: UIField & { name: string } = {
  name: 'typing',
  type: 'ui',
  admin: { disableListColumn: true, disableBulkEdit: true, components: { Field: '/forms/editing/typing#Typing' } },
};
