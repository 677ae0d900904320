import type { CallName } from 'contract';
import { iconAt } from 'contract/icons';
import type { Source } from './source';

type Icon = ReturnType<typeof iconAt>;

/** An icon of our set; undefined for a picture in its place, which is reported, because the site draws its icons itself. */
export function iconOf(source: Source, call: CallName, where: string, given: string | null | undefined): Icon | null {
  if (!given) return null;
  const icon = iconAt(given);
  if (!icon) source.misfit(call, where, 'its icon is a picture or unknown here; choose one of the drawings of this site');
  return icon;
}
