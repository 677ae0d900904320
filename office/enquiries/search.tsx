import { Box, type Field, FieldRow } from '../fields';

export interface SearchModel {
  action: string;
  q: string;
  view: string;
  fields: Field[];
  suspicious: boolean;
  /** What is set, each with the list without it. */
  chips: { label: string; href: string }[];
  /** The view without search and filters, if any are set. */
  clear?: string;
}

/** One search field, and the filters below it, as a form that makes the list's address. */
export const Search = ({ action, q, view, fields, suspicious, chips, clear }: SearchModel) => (
  <>
    <search>
      <form className="search" method="get" action={action}>
        {view && <input type="hidden" name="view" value={view} />}
        <label htmlFor="q">Name, phone, e-mail, place or number</label>
        <div className="field">
          <input id="q" name="q" type="search" defaultValue={q} autoComplete="off" enterKeyHint="search" data-search="" />
          <button className="act">Find</button>
        </div>
        <details>
          <summary>Filter and sort</summary>
          <div className="filters">
            {fields.map((field) => (
              <FieldRow key={field.name} id={`by-${field.name}`} {...field} />
            ))}
            <Box type="checkbox" name="suspicious" value="1" label="Suspicious only" isChosen={suspicious} />
            <button className="act">Show</button>
          </div>
        </details>
      </form>
    </search>
    {chips.length > 0 && (
      <ul className="chips" aria-label="What the list is narrowed to">
        {chips.map(({ label, href }) => (
          <li key={label}>
            <a href={href} aria-label={`Remove: ${label}`}>
              {label} <span aria-hidden="true">×</span>
            </a>
          </li>
        ))}
        {clear && (
          <li>
            <a className="clear" href={clear}>
              Clear all
            </a>
          </li>
        )}
      </ul>
    )}
  </>
);
