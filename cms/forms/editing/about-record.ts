/** What is about to be done to the records that are ticked in a list. */
export type Doing = 'publish' | 'unpublish' | 'edit' | 'trash' | 'restore' | 'delete';

/** One record, and what visitors will see or miss of it. */
export interface AboutRecord {
  id: number;
  name: string;
  lines: string[];
}
