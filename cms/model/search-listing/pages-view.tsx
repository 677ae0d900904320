import type { AdminViewServerProps } from 'payload';
import { env } from '../../base/process/env';
import { OwnView } from '../../forms/parts/own-view';
import { listedPages } from './listed-pages';
import { PagesTable } from './pages-table';
import { checkPages } from './troubles';
import { choosePages, type Options, readOptions, SHOWS, type Show, urlWith } from './view-options';

interface Choice {
  text: string;
  options: Partial<Options>;
  chosen: boolean;
}

const Choices = ({ label, choices, options }: { label: string; choices: Choice[]; options: Options }) => (
  <nav className="search-pages__choices" aria-label={label}>
    {choices.map(({ text, options: change, chosen }) => (
      <a key={text} href={urlWith(options, change)} aria-current={chosen ? 'true' : undefined}>
        {text}
      </a>
    ))}
  </nav>
);

const shows: [Show, text: string][] = [
  ['attention', 'Need attention'],
  ['picture', 'No picture of their own'],
  ['all', 'All pages'],
];

async function Pages({ payload, query }: { payload: AdminViewServerProps['payload']; query: Record<string, unknown> }) {
  const options = readOptions(query);
  const { show, sort, search } = options;
  const pages = checkPages(await listedPages(payload));
  const { rows, number, page, last } = choosePages(pages, options);
  const wanting = pages.filter(SHOWS.attention).length;
  return (
    <>
      <h1>Pages in search results</h1>
      <p>
        {wanting === 0
          ? `Each of the ${pages.length} pages has a title and a description that fit.`
          : `${wanting} of ${pages.length} pages ${wanting === 1 ? 'needs' : 'need'} attention.`}{' '}
        What visitors see counts, not what is still a draft.
      </p>
      <div className="search-pages__tools">
        <Choices
          label="Which pages"
          options={options}
          choices={shows.map(([name, text]) => ({
            text: `${text} (${pages.filter(SHOWS[name]).length})`,
            options: { show: name },
            chosen: show === name,
          }))}
        />
        <Choices
          label="Order"
          options={options}
          choices={[
            { text: 'Worst first', options: { sort: 'trouble' }, chosen: sort === 'trouble' },
            { text: 'By name', options: { sort: 'name' }, chosen: sort === 'name' },
          ]}
        />
        <form className="search-pages__search" action="/admin/search-pages">
          {show !== 'attention' && <input type="hidden" name="show" value={show} />}
          {sort === 'name' && <input type="hidden" name="sort" value="name" />}
          <label htmlFor="search-pages-search">Name, address or title</label>
          <input id="search-pages-search" type="search" name="search" defaultValue={search} />
          <button type="submit">Search</button>
        </form>
      </div>
      {rows.length > 0 ? (
        <PagesTable rows={rows} siteUrl={env.siteUrl} />
      ) : (
        <p>{search ? `No page here matches “${search}”.` : 'Nothing is to be put right here.'}</p>
      )}
      {last > 1 && (
        <nav className="search-pages__choices" aria-label="Pages of this list">
          {page > 1 && <a href={urlWith(options, { page: page - 1 })}>Back</a>}
          <span>
            Part {page} of {last}, {number} pages
          </span>
          {page < last && <a href={urlWith(options, { page: page + 1 })}>Next</a>}
        </nav>
      )}
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
    {(payload) => <Pages payload={payload} query={view.searchParams ?? {}} />}
  </OwnView>
);
