import type { Post } from '../content/shapes';
import { DateBadge } from '../ui/date-badge';
import { Picture } from '../ui/picture';
import { RichText } from '../ui/rich-text';
import { Frame } from './frame';

/** A post: picture with date, heading, titled sections; long text is behind a disclosure (R-CONTENT-7). */
export function BlogArticle({ post: { heading, date, picture, entries } }: { post: Post }) {
  return (
    <Frame width="narrow" className="frame--flush">
      <article className="article">
        <header className="article__head">
          {picture && (
            <div className="article__picture">
              <Picture className="cover" picture={picture} sizes="(min-width: 992px) 50rem, 92vw" priority />
            </div>
          )}
          <DateBadge date={date} />
          <h1>{heading}</h1>
        </header>
        {entries.map(({ title, html, rest }) => (
          <section key={title + html}>
            {title && title !== heading && <h2>{title}</h2>}
            <RichText html={html} />
            {rest && (
              <details className="article__rest" suppressHydrationWarning>
                <summary>
                  <span className="vh">{title}</span>
                </summary>
                <RichText html={rest} />
              </details>
            )}
          </section>
        ))}
      </article>
    </Frame>
  );
}
