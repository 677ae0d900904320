interface Option {
  value: string;
  label: string;
}

interface Choice {
  name: string;
  label: string;
  value: string;
  options: Option[];
}

interface Line {
  name: string;
  label: string;
  value: string;
  type: 'text' | 'date';
}

export interface SearchModel {
  action: string;
  q: string;
  view: string;
  choices: Choice[];
  lines: Line[];
  suspicious: boolean;
  /** What is set, each with the list without it. */
  chips: { label: string; href: string }[];
  /** The view without search and filters, if any are set. */
  clear?: string;
}

const Select = ({ name, label, value, options }: Choice) => (
  <p>
    <label htmlFor={`by-${name}`}>{label}</label>
    <select id={`by-${name}`} name={name} defaultValue={value}>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  </p>
);

const Field = ({ name, label, value, type }: Line) => (
  <p>
    <label htmlFor={`by-${name}`}>{label}</label>
    <input id={`by-${name}`} name={name} type={type} defaultValue={value} autoComplete="off" />
  </p>
);

/** One search field, and the filters below it, as a form that makes the list's address. */
export const Search = ({ action, q, view, choices, lines, suspicious, chips, clear }: SearchModel) => (
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
            {choices.map((choice) => (
              <Select key={choice.name} {...choice} />
            ))}
            {lines.map((line) => (
              <Field key={line.name} {...line} />
            ))}
            <label className="box">
              <input type="checkbox" name="suspicious" value="1" defaultChecked={suspicious} /> Suspicious only
            </label>
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
