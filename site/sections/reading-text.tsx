import { RichText } from '../ui/rich-text';
import { Frame } from './frame';

export interface ReadingTextProps {
  sections: readonly { title: string; html: string; id?: string }[];
}

export function ReadingText({ sections }: ReadingTextProps) {
  return (
    <Frame width="narrow">
      <div className="article">
        {sections.map(({ title, html, id }) => (
          <section key={title + html} id={id}>
            {title && <h2>{title}</h2>}
            <RichText html={html} />
          </section>
        ))}
      </div>
    </Frame>
  );
}
