import type { OwnSection } from '../../content/own-pages';
import { storageUrl } from '../../pictures/picture-url';
import { Frame, type FrameProps } from '../frame';
import { SectionHeading } from '../section-heading';

type FilesContent = Omit<Extract<OwnSection, { kind: 'files' }>, 'kind'>;

export function Files({ heading, lead, files, band }: FilesContent & Pick<FrameProps, 'band'>) {
  return (
    <Frame band={band}>
      <SectionHeading title={heading} lead={lead} otherwise="Files" />
      <dl className="cleaned">
        {files.map(({ title, text, path, details }) => (
          <div key={path}>
            <dt>
              <a href={storageUrl(path)} download>
                {title}
              </a>
            </dt>
            {text && <dd>{text}</dd>}
            <dd>{details}</dd>
          </div>
        ))}
      </dl>
    </Frame>
  );
}
