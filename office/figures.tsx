import type { ReactNode } from 'react';

export interface FigureTable {
  caption: string;
  head: string[];
  rows: ReactNode[][];
  empty: string;
}

export interface FiguresModel {
  now: { figure: string; text: string; href?: string; wrong: boolean }[];
  days: { day: string; short: string; enquiries: number }[];
  /** How many of these days, in words. */
  total: string;
  tables: FigureTable[];
}

/** A small table with row headings; a sentence if it is empty. */
export const Table = ({ caption, head, rows, empty }: FigureTable) =>
  rows.length === 0 ? (
    <section>
      <h2>{caption}</h2>
      <p>{empty}</p>
    </section>
  ) : (
    <table>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {head.map((title) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells], index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rendered once
          <tr key={index}>
            <th scope="row">{name}</th>
            {cells.map((cell, place) => (
              <td key={head[place + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );

/** Bars of the enquiries per day; the table below them says the same. */
function Days({ days }: Pick<FiguresModel, 'days'>) {
  const most = Math.max(...days.map(({ enquiries }) => enquiries));
  return (
    <>
      <svg className="bars" viewBox={`0 0 ${days.length * 10} 100`} preserveAspectRatio="none" aria-hidden="true">
        {days.map(({ day, enquiries }, at) => (
          <rect key={day} x={at * 10 + 1} y={100 - (100 * enquiries) / most} width="8" height={(100 * enquiries) / most} />
        ))}
      </svg>
      <p className="ends" aria-hidden="true">
        <span>{days[0]?.short}</span>
        <span>{`Most on one day: ${most}`}</span>
        <span>{days.at(-1)?.short}</span>
      </p>
      <details>
        <summary>The same as a table</summary>
        <Table
          caption="Enquiries by day"
          head={['Day', 'Enquiries']}
          rows={days.map(({ day, enquiries }) => [day, enquiries])}
          empty=""
        />
      </details>
    </>
  );
}

const LinkedTo = ({ href, children }: { href?: string; children: ReactNode }) =>
  href ? <a href={href}>{children}</a> : children;

/** What came of the enquiries, and how fast the pages are. */
export const Figures = ({ now, days, total, tables }: FiguresModel) => (
  <main className="wide figures">
    <h1>Figures</h1>
    <ul className="now">
      {now.map(({ figure, text, href, wrong }) => (
        <li key={text} className={wrong ? 'wrong' : undefined}>
          <LinkedTo href={href}>
            <strong>{figure}</strong> {text}
          </LinkedTo>
        </li>
      ))}
    </ul>
    <h2>{total}</h2>
    {days.some(({ enquiries }) => enquiries > 0) && <Days days={days} />}
    <div className="tables">
      {tables.map((table) => (
        <Table key={table.caption} {...table} />
      ))}
    </div>
  </main>
);
