import type { LinkTo } from './parts';

interface SearchPage {
  name: string;
  kind: string;
  href: string;
  /** On the site, if visitors see it. */
  page?: LinkTo;
  title: string;
  troubles: LinkTo[];
}

export interface SearchPagesModel {
  /** The worst first; not all, if many are wrong. */
  pages: SearchPage[];
  all: number;
  wrong: number;
}

const Row = ({ name, kind, href, page, title, troubles }: SearchPage) => (
  <li>
    <h2>
      <a className="plain" href={href}>
        {name}
      </a>{' '}
      <small>{kind}</small>
    </h2>
    <p className="more">
      {troubles.map((trouble) => (
        <a key={trouble.text} className="plain" href={trouble.href}>
          {trouble.text}
        </a>
      ))}
    </p>
    <p>
      Title in search results: {title}{' '}
      {page && (
        <a className="plain" href={page.href}>
          {page.text}
        </a>
      )}
    </p>
  </li>
);

/** Pages whose title or description in search results is missing, too long, or that of another page. */
export const SearchPages = ({ pages, all, wrong }: SearchPagesModel) => (
  <main>
    <h1>Pages in search results</h1>
    <p>
      {wrong === 0
        ? `Each of the ${all} pages has a title and a description that fit.`
        : `${wrong} of ${all} pages ${wrong === 1 ? 'needs' : 'need'} attention, the worst first.`}{' '}
      What visitors see counts, not what is still a draft.
    </p>
    <ul className="checks">
      {pages.map((page) => (
        <Row key={page.href} {...page} />
      ))}
    </ul>
    {wrong > pages.length && <p>{wrong - pages.length} more follow once these are put right.</p>}
  </main>
);
