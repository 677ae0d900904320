import type { Media } from '../../base/database/payload-types';
import { widthMissing } from './places';
import type { Use, Uses } from './uses';

export interface PictureWithUses {
  id: number;
  filename: string;
  alt: string;
  kind: MediaKind;
  uses: Use[];
  warnings: string[];
}

export type MediaKind = 'picture' | 'video' | 'PDF';
export const kindOf = ({ mimeType }: Pick<Media, 'mimeType'>): MediaKind =>
  mimeType === 'application/pdf' ? 'PDF' : mimeType?.startsWith('video/') ? 'video' : 'picture';

type Described = Pick<Media, 'id' | 'alt' | 'filename' | 'mimeType' | 'width' | 'height'>;

export const NO_DESCRIPTION = 'No description yet';
export const NOWHERE = 'Used nowhere';
export const TOO_SMALL = 'Too small';

const number = new Intl.NumberFormat('en-AU');

export function tooSmallFor({ width, mimeType }: Pick<Media, 'width' | 'mimeType'>, uses: Use[]): string[] {
  return uses.flatMap(({ place, size }) => {
    const needed = widthMissing(width, size, mimeType);
    return needed
      ? `Too small for “${place}”: it is ${number.format(width ?? 0)} pixels wide and looks sharp there from ${number.format(needed)}.`
      : [];
  });
}

/** What the owner should know about a picture; nothing of it keeps the picture from being used. */
function warningsOf(picture: Described, uses: Use[]): string[] {
  const described =
    picture.alt?.trim() || kindOf(picture) === 'PDF'
      ? []
      : [`${NO_DESCRIPTION}: people who cannot see it, and search engines, do not learn what it shows.`];
  return [...described, ...tooSmallFor(picture, uses)];
}

export function withUses(picture: Described, found: Uses): PictureWithUses {
  const uses = found.get(picture.id) ?? [];
  return {
    id: picture.id,
    filename: picture.filename ?? '',
    alt: picture.alt ?? '',
    kind: kindOf(picture),
    uses,
    warnings: warningsOf(picture, uses),
  };
}

/** Marks of a picture's card, which also are words to search for. */
export const marksOf = (picture: Pick<Media, 'alt' | 'width' | 'mimeType'>, uses: Use[]): string[] => [
  ...(picture.alt || kindOf(picture) === 'PDF' ? [] : [NO_DESCRIPTION]),
  ...(uses.length > 0 ? [] : [NOWHERE]),
  ...(tooSmallFor(picture, uses).length > 0 ? [TOO_SMALL] : []),
];
