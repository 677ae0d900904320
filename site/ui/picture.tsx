import type { Picture as PictureContent } from '../content/shapes';
import { PICTURE_FORMATS, PICTURE_WIDTHS, type PictureFormat, storageUrl, variantUrl } from './picture-url';

/** All variants that are worth asking for: none wider than the first that holds the whole original. */
function candidates({ path, width }: PictureContent, format: PictureFormat) {
  const enough = PICTURE_WIDTHS.find((candidate) => candidate >= width) ?? PICTURE_WIDTHS.at(-1) ?? 0;
  return PICTURE_WIDTHS.filter((candidate) => candidate <= enough)
    .map((candidate) => `${variantUrl(path, candidate, format)} ${candidate}w`)
    .join(', ');
}

export interface PictureProps {
  picture: PictureContent;
  /** HTML `sizes`: how wide the picture is shown. */
  sizes: string;
  /** In the first window: fetched at once and first. */
  priority?: boolean;
  className?: string;
}

/** A picture in the smallest format and width that serve; its box is known before it arrives. */
export function Picture({ picture, sizes, priority = false, className }: PictureProps) {
  const { path, alt, width, height, focus } = picture;
  const formats = path.endsWith('.svg') ? [] : PICTURE_FORMATS; // a drawing serves at every width
  // The policy lets no style attribute in: in a document the rule of `focusRules` says the same.
  const offCentre = focus === '50% 50%' ? undefined : focus;
  return (
    <picture>
      {formats.map((format) => (
        <source key={format} type={`image/${format}`} srcSet={candidates(picture, format)} sizes={sizes} />
      ))}
      <img
        className={className}
        src={storageUrl(path)}
        alt={alt}
        width={width}
        height={height}
        loading={priority ? 'eager' : 'lazy'}
        decoding={priority ? 'sync' : 'async'}
        fetchPriority={priority ? 'high' : undefined}
        data-focus={offCentre}
        ref={(image) => {
          if (image && offCentre) image.style.objectPosition = offCentre;
        }}
      />
    </picture>
  );
}
