import { Hidden } from '../fields';
import { Bulk, type BulkModel } from './bulk';
import { Rows, type RowsModel } from './rows';
import { Search, type SearchModel } from './search';
import { SetAside, type SetAsideModel } from './set-aside';

interface ViewLink {
  label: string;
  href: string;
  /** How many, in words; not counted if absent. */
  count?: string;
  isCurrent: boolean;
}

export interface Done {
  text: string;
  isPartly: boolean;
  undo?: { action: string; fields: [name: string, value: string][] };
}

export interface ListModel {
  done?: Done;
  setAside?: SetAsideModel;
  views: ViewLink[];
  search: SearchModel;
  /** Nothing found: what was asked, and wider questions. */
  nothing?: { text: string; wider: { label: string; href: string }[] };
  total: string;
  rows: RowsModel;
  bulk: BulkModel;
  newest?: string;
  newer?: string;
  older?: string;
  newEnquiry: string;
  csv: string;
}

export type { BulkModel, SearchModel };

const DoneNote = ({ text, isPartly, undo }: Done) => (
  <div className={isPartly ? 'refused done' : 'saved done'} role="status">
    <p>{text}</p>
    {undo && (
      <form method="post" action={undo.action}>
        <Hidden values={undo.fields} />
        <button className="act">Undo</button>
      </form>
    )}
  </div>
);

const Views = ({ views }: { views: ViewLink[] }) => (
  <nav className="views" aria-label="Views of the enquiries">
    {views.map(({ label, href, count, isCurrent }) => (
      <a key={label} href={href} aria-current={isCurrent ? 'page' : undefined}>
        {label} {count !== undefined && <small>{count}</small>}
      </a>
    ))}
  </nav>
);

const Nothing = ({ text, wider }: NonNullable<ListModel['nothing']>) => (
  <div className="empty">
    <p>{text}</p>
    {wider.map(({ label, href }) => (
      <a key={href} className="act" href={href}>
        {label}
      </a>
    ))}
  </div>
);

/** *Enquiries*: all of them, by view, search and filter, to open, or to change several at once. */
export const List = (model: ListModel) => (
  <main className="wide enquiries" data-live="">
    <div className="head">
      <h1>Enquiries</h1>
      <a className="act primary" href={model.newEnquiry}>
        New enquiry
      </a>
    </div>
    {model.done && <DoneNote {...model.done} />}
    {model.setAside && <SetAside {...model.setAside} />}
    <Views views={model.views} />
    <Search {...model.search} />
    {model.nothing ? (
      <Nothing {...model.nothing} />
    ) : (
      <form className="choosing" method="get" action={model.bulk.action}>
        <Rows {...model.rows} total={model.total} />
        <Bulk {...model.bulk} />
      </form>
    )}
    <nav className="pages" aria-label="Pages of the list">
      {model.newest && (
        <a className="act" href={model.newest}>
          First page
        </a>
      )}
      {model.newer && (
        <a className="act" rel="prev" href={model.newer}>
          Previous
        </a>
      )}
      {model.older && (
        <a className="act" rel="next" href={model.older}>
          Next
        </a>
      )}
    </nav>
    {!model.nothing && (
      <p>
        <a className="plain" href={model.csv} download>
          Export this list (CSV)
        </a>
      </p>
    )}
  </main>
);
