import type { Picture as PictureContent } from '../content/shapes';
import { PICTURE_FORMATS, storageUrl, variants } from '../pictures/picture-url';

export interface PictureProps {
  picture: PictureContent;
  sizes: string;
  /** In the first viewport: loaded eagerly with high priority. */
  priority?: boolean;
  className?: string;
}

/** A picture in the smallest suitable format and width; its space is reserved before it loads. */
export function Picture({ picture, sizes, priority = false, className }: PictureProps) {
  const { path, alt, width, height, focus } = picture;
  const formats = path.endsWith('.svg') ? [] : PICTURE_FORMATS; // a vector drawing needs one width only
  // The policy allows no style attribute; in a document the rules of `focusRules` do the same.
  const offCentre = focus === '50% 50%' ? undefined : focus;
  return (
    <picture>
      {formats.map((format) => (
        <source key={format} type={`image/${format}`} srcSet={variants(path, width, format)} sizes={sizes} />
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

export const CardPicture = ({ picture, sizes }: { picture?: PictureContent; sizes: string }) =>
  picture && (
    <div className="card__picture">
      <Picture className="cover" picture={picture} sizes={sizes} />
    </div>
  );
