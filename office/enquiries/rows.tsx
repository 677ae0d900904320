import { type Time, TimeChip } from '../today';

export interface Row {
  id: number;
  href: string;
  name: string;
  /** Spam, Suspicious, Test. */
  marks: string[];
  time: Time;
  received: { iso: string; text: string };
  status: string;
  service: string;
  place: string;
  source: string;
  /** Who looks after it. */
  who: string;
}

export interface Column {
  label: string;
  /** The list in the order of this column, and whether it has it now. */
  sort?: { href: string; now?: 'ascending' | 'descending' };
}

export interface RowsModel {
  columns: Column[];
  rows: Row[];
  /** "All 123 that match", if these are not all. */
  all?: string;
}

const Head = ({ label, sort }: Column) => (
  <th scope="col" aria-sort={sort?.now}>
    {sort ? <a href={sort.href}>{label}</a> : label}
  </th>
);

const One = ({ id, href, name, marks, time, received, status, service, place, source, who }: Row) => (
  <tr data-row="">
    <td className="tick">
      <label>
        <input type="checkbox" name="id" value={id} aria-label={`Choose ${name}`} />
      </label>
    </td>
    <td className="name">
      <a href={href}>{name}</a>
      {marks.map((mark) => (
        <span key={mark} className="mark">
          {mark}
        </span>
      ))}
    </td>
    <td className="left">
      <TimeChip {...time} />
    </td>
    <td className="received">
      <time dateTime={received.iso}>{received.text}</time>
    </td>
    <td className="status">{status}</td>
    <td className="service">{service}</td>
    <td className="place">{place}</td>
    <td className="source">{source}</td>
    <td className="who">{who}</td>
  </tr>
);

/** The enquiries as a table, whose rows are cards where it is narrow. */
export const Rows = ({ columns, rows, all, total }: RowsModel & { total: string }) => (
  <>
    <div className="count">
      <p>{total}</p>
      {all && (
        <label className="box">
          <input type="checkbox" name="all" value="1" /> {all}
        </label>
      )}
    </div>
    <table aria-label="Enquiries">
      <thead>
        <tr>
          <td className="tick" />
          {columns.map((column) => (
            <Head key={column.label} {...column} />
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <One key={row.id} {...row} />
        ))}
      </tbody>
    </table>
  </>
);
