import type { ReactNode } from 'react';
import type { Picture as PictureContent } from '../content/shapes';
import { Picture } from '../ui/picture';

interface SplitProps {
  picture?: PictureContent;
  /** Shown on the picture. */
  caption?: ReactNode;
  /** Classes that turn the two round, or make room for a long text. */
  look?: string;
  children: ReactNode;
}

/** Words with a picture beside them, if there is one. */
export const Split = ({ picture, caption, look, children }: SplitProps) => (
  <div className={look ? `split ${look}` : 'split'}>
    {picture && (
      <div className="split__art">
        <Picture className="cover" picture={picture} sizes="(min-width: 992px) 36rem, 92vw" />
        {caption}
      </div>
    )}
    <div className="split__words">{children}</div>
  </div>
);
