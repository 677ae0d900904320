import type { Listing } from './found-page';
import { GROUP } from './listed-pages';
import type { CheckedPage } from './troubles';

/** Where a field of the listing is put right. */
const toField = ({ edit }: CheckedPage, field: keyof Listing) => `${edit}#field=${GROUP}.${field}`;

/** One row per page; on a phone the cells stand below each other. */
export const PagesTable = ({ rows, siteUrl }: { rows: CheckedPage[]; siteUrl: string }) => (
  <table className="search-pages__table">
    <thead>
      <tr>
        <th scope="col">Page</th>
        <th scope="col">What is missing</th>
        <th scope="col">Title in search results</th>
      </tr>
    </thead>
    <tbody>
      {rows.map((row) => (
        <tr key={row.edit}>
          <th scope="row">
            <a href={toField(row, row.troubles[0]?.field ?? 'meta_title')}>{row.name}</a>
            <span className="search-pages__kind">
              {row.kind}
              {!row.published && ', not published yet'}
            </span>
            {row.published && row.found.path && (
              <a className="search-pages__address" href={`${siteUrl}${row.found.path}`} target="_blank" rel="noopener">
                {row.found.path}
              </a>
            )}
          </th>
          <td>
            {row.troubles.length === 0 ? (
              'Nothing'
            ) : (
              <ul>
                {row.troubles.map(({ text, field }) => (
                  <li key={text}>
                    <a href={toField(row, field)}>{text}</a>
                  </li>
                ))}
              </ul>
            )}
          </td>
          <td>{row.found.title}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
