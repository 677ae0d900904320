import { PHOTO_HINT } from 'contract/photo';
import type { Reader } from './content';
import { allServices } from './service';

/** What photos for a quote should show: in general, and by option of the form. */
export interface PhotoHints {
  usual: string;
  by: Record<string, string>;
}

/** The hints of a quote form whose visitor came from the page `slug`; undefined where photos cannot be sent (R-PHOTO-1). */
export async function photoHints(reader: Reader, slug?: string): Promise<PhotoHints | undefined> {
  if (!(await reader.additions())?.has('leadPhotos')) return undefined;
  const by: Record<string, string> = {};
  const { pages } = await allServices(reader);
  for (const { quote_service, photo_hint } of [...pages.filter((page) => page.slug === slug), ...pages])
    if (photo_hint) by[quote_service] ??= photo_hint;
  return { usual: PHOTO_HINT, by };
}
