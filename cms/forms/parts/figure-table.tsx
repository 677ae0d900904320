import type { ReactNode } from 'react';

interface Props {
  caption: string;
  head: string[];
  rows: ReactNode[][];
  empty: string;
}

export function FigureTable({ caption, head, rows, empty }: Props) {
  if (rows.length === 0) {
    return (
      <section>
        <h2>{caption}</h2>
        <p>{empty}</p>
      </section>
    );
  }
  return (
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
          // biome-ignore lint/suspicious/noArrayIndexKey: rows never move
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
}
