import { iconPath } from 'contract/icons';
import type { Media } from '../base/database/payload-types';
import { fileOf } from '../model/pictures/chosen-file';

type Wire<K extends string> = { [P in K | `${K}_alt` | `${K}_focus`]?: string } & {
  [P in `${K}_width` | `${K}_height`]?: number;
};

export const iconOf = (name: string | null | undefined) => (name ? iconPath(name) : name);

/** A picture on the wire: `{key}` is its path under `/storage`, with the companions (R-WIRE-10). */
export function picture<K extends string>(key: K, ref: number | Media | null | undefined): Wire<K> {
  const file = fileOf(ref);
  if (!file) return {} as Wire<K>;
  const focus = file.focalX != null && file.focalY != null ? `${file.focalX}% ${file.focalY}%` : undefined;
  return {
    [key]: file.filename,
    [`${key}_alt`]: file.alt,
    [`${key}_width`]: file.width || undefined,
    [`${key}_height`]: file.height || undefined,
    [`${key}_focus`]: focus,
  } as Wire<K>;
}
