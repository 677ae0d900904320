import type { OwnSection } from '../../content/own-pages';
import { Heading } from '../../ui/heading';
import { CardPicture } from '../../ui/picture';
import { Frame, type FrameProps } from '../frame';

type GalleryContent = Omit<Extract<OwnSection, { kind: 'gallery' }>, 'kind'>;

export function Gallery({ heading, pictures, band }: GalleryContent & Pick<FrameProps, 'band'>) {
  return (
    <Frame band={band}>
      {heading && <Heading title={heading} />}
      <ul className={`grid${pictures.length % 3 === 0 ? ' thirds' : ''}`}>
        {pictures.map(({ picture, caption }) => (
          <li key={picture.path + caption}>
            <figure className="card">
              <CardPicture picture={picture} sizes="(min-width: 992px) 24rem, (min-width: 576px) 46vw, 92vw" />
              {caption && (
                <figcaption className="card__body">
                  <p>{caption}</p>
                </figcaption>
              )}
            </figure>
          </li>
        ))}
      </ul>
    </Frame>
  );
}
