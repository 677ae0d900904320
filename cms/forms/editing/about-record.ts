export type Doing = 'publish' | 'unpublish' | 'edit' | 'trash' | 'restore' | 'delete';

export interface AboutRecord {
  id: number;
  name: string;
  lines: string[];
}
