import type { ReactNode } from 'react';
import type { Picture as PictureContent } from '../content/shapes';
import { Picture } from '../ui/picture';

interface SplitProps {
  picture?: PictureContent;
  /** What stands on the picture. */
  caption?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** A picture, if there is one, beside words. */
export function Split({ picture, caption, className, children }: SplitProps) {
  return (
    <div className={['split', className].filter(Boolean).join(' ')}>
      {picture && (
        <div className="split__art">
          <Picture className="cover" picture={picture} sizes="(min-width: 992px) 36rem, 92vw" />
          {caption}
        </div>
      )}
      <div className="split__words">{children}</div>
    </div>
  );
}
