import type { AdminViewServerProps, Payload, ServerProps } from 'payload';
import { Suspense } from 'react';
import { env } from '../../base/process/env';
import { OwnView } from '../../forms/parts/own-view';
import { GROUP } from './found-page';
import { listedPages } from './listed-pages';
import { type CheckedPage, checkPages, needsAttention } from './troubles';

const SHOWN = 200;

/** One row per page; on a phone the cells stand below each other. */
const PagesTable = ({ rows }: { rows: CheckedPage[] }) => (
  <table className="search-pages__table">
    <thead>
      <tr>
        <th scope="col">Page</th>
        <th scope="col">What is missing</th>
        <th scope="col">Title in search results</th>
      </tr>
    </thead>
    <tbody>
      {rows.map(({ edit, name, kind, published, found, troubles }) => (
        <tr key={edit}>
          <th scope="row">
            <a href={`${edit}#field=${GROUP}.${troubles[0]?.field ?? 'meta_title'}`}>{name}</a>
            <span className="search-pages__kind">
              {kind}
              {!published && ', not published yet'}
            </span>
            {published && found.path && (
              <a className="search-pages__address" href={`${env.siteUrl}${found.path}`} target="_blank" rel="noopener">
                {found.path}
              </a>
            )}
          </th>
          <td>
            <ul>
              {troubles.map(({ text, field }) => (
                <li key={text}>
                  <a href={`${edit}#field=${GROUP}.${field}`}>{text}</a>
                </li>
              ))}
            </ul>
          </td>
          <td>{found.title}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

async function Pages({ payload }: { payload: Payload }) {
  const pages = checkPages(await listedPages(payload));
  const rows = pages.filter(needsAttention);
  return (
    <>
      <h1>Pages in search results</h1>
      <p>
        {rows.length === 0
          ? `Each of the ${pages.length} pages has a title and a description that fit.`
          : `${rows.length} of ${pages.length} pages ${rows.length === 1 ? 'needs' : 'need'} attention, the worst first.`}{' '}
        What visitors see counts, not what is still a draft.
      </p>
      {rows.length > 0 && <PagesTable rows={rows.slice(0, SHOWN)} />}
      {rows.length > SHOWN && <p>{rows.length - SHOWN} more follow once these are put right.</p>}
    </>
  );
}

export const SearchPagesView = (view: AdminViewServerProps) => (
  <OwnView
    view={view}
    path="search-pages"
    label="Pages in search results"
    className="search-pages"
    roles={['owner', 'editor']}
    refusal="Only accounts that edit the website see this."
  >
    {(payload) => <Pages payload={payload} />}
  </OwnView>
);

async function Notice({ payload }: { payload: Payload }) {
  const { length } = checkPages(await listedPages(payload)).filter(needsAttention);
  if (length === 0) return null;
  return (
    <section className="sample-notice" aria-labelledby="search-notice-heading">
      <h2 id="search-notice-heading">In search results</h2>
      <p>
        <a href="/admin/search-pages">{length === 1 ? '1 page needs' : `${length} pages need`} a better title or description</a>
      </p>
    </section>
  );
}

/** On the dashboard: how many pages need attention; nothing if none do. */
export const SearchNotice = ({ payload, user }: ServerProps) =>
  user?.role === 'owner' || user?.role === 'editor' ? (
    <Suspense fallback={null}>
      <Notice payload={payload} />
    </Suspense>
  ) : null;
