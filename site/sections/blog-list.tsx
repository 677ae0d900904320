import type { PostPage } from '../content/blog';
import type { PostCard } from '../content/shapes';
import { useWords } from '../content/shell';
import { ButtonLink } from '../ui/button';
import { DateBadge } from '../ui/date-badge';
import { Pagination } from '../ui/pagination';
import { Picture } from '../ui/picture';
import { Frame } from './frame';

export function BlogList({ list }: { list?: PostPage }) {
  if (!list?.posts.length) return null;
  return (
    <Frame>
      <ol className="posts">
        {list.posts.map((post) => (
          <li key={post.id}>
            <Post post={post} />
          </li>
        ))}
      </ol>
      <Pagination page={list.page} pages={list.pages} href={(page) => (page === 1 ? '/blog' : `/blog?page=${page}`)} />
    </Frame>
  );
}

function Post({ post: { title, href, excerpt, date, picture } }: { post: PostCard }) {
  const { post_more } = useWords();
  return (
    <article className="card post">
      <div className="card__picture">
        {picture && <Picture className="cover" picture={picture} sizes="(min-width: 768px) 28rem, 92vw" />}
        <DateBadge date={date} />
      </div>
      <div className="card__body">
        <h2>{title}</h2>
        <p>{excerpt}</p>
        <ButtonLink look="text" icon="arrow-right" className="card__link" href={href}>
          {post_more}
          <span className="vh">: {title}</span>
        </ButtonLink>
      </div>
    </article>
  );
}
