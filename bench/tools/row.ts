/** One line of the table. */
export interface Row {
  what: string;
  ours: string;
  /** The comparison: the static twin, the peer, the small case. */
  against?: string;
  ratio?: number;
  /** Empty for a row that is only informative. */
  goal: string;
  /** Undefined when the generator or a busy machine was the limit, so the row says nothing. */
  holds: boolean | undefined;
}

export function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const [low, high] = [sorted[(sorted.length - 1) >> 1] ?? Number.NaN, sorted[sorted.length >> 1] ?? Number.NaN];
  return (low + high) / 2;
}

/** A row that compares by ratio: `at most` or `at least`. */
export function ratioRow(
  what: string,
  [ours, against]: [number, number],
  unit: string,
  goal: { atMost: number } | { atLeast: number },
): Row {
  const ratio = ours / against;
  const formatted = (value: number) => `${value >= 100 ? Math.round(value).toLocaleString('en-AU') : value.toFixed(1)} ${unit}`;
  const holds = 'atMost' in goal ? ratio <= goal.atMost : ratio >= goal.atLeast;
  const words = 'atMost' in goal ? `≤ ${goal.atMost} ×` : `≥ ${goal.atLeast} ×`;
  return { what, ours: formatted(ours), against: formatted(against), ratio, goal: words, holds };
}

/** A row of values measured in turns with their comparison, judged by the median of the ratios. */
export function turnsRow(
  what: string,
  [ours, against]: [number[], number[]],
  unit: string,
  goal: { atMost: number } | { atLeast: number },
): Row {
  const ratio = median(ours.map((value, turn) => value / (against[turn] ?? Number.NaN)));
  const holds = 'atMost' in goal ? ratio <= goal.atMost : ratio >= goal.atLeast;
  return { ...ratioRow(what, [median(ours), median(against)], unit, goal), ratio, holds };
}

/** Blocking time against that of a twin, whose comes only from parsing, styles and layout. */
export const blockingRow = (what: string, [ours, twin]: [number, number]): Row => ({
  what,
  ours: `${ours.toFixed(1)} ms`,
  against: `${twin.toFixed(1)} ms`,
  goal: '≤ 1.2 × + 10 ms',
  holds: ours - 1.2 * twin <= 10,
});

/** An informative row. */
export const informativeRow = (row: Row): Row => ({ ...row, what: `beside it: ${row.what}`, goal: '', holds: undefined });

/** A row with a fixed limit. */
export const boundRow = (what: string, ours: number, unit: string, atMost: number): Row => ({
  what,
  ours: `${Number.isInteger(ours) ? ours : ours.toFixed(1)} ${unit}`,
  goal: `≤ ${atMost} ${unit}`,
  holds: ours <= atMost,
});

function outcome({ goal, holds }: Row): string {
  if (!goal) return '';
  if (holds === undefined) return 'void: the server was not the limit';
  return holds ? 'holds' : '**misses**';
}

/** The rows as a Markdown table. */
export function tableOf(rows: Row[]): string {
  const cells = rows.map((row) => [
    row.what,
    row.ours,
    row.against ?? '',
    row.ratio === undefined ? '' : `${row.ratio.toFixed(2)} ×`,
    row.goal,
    outcome(row),
  ]);
  const head = ['what', 'this site', 'held against', 'ratio', 'goal', 'outcome'];
  const widths = head.map((title, column) => Math.max(title.length, ...cells.map((row) => row[column]?.length ?? 0)));
  const line = (row: string[]) => `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...cells.map(line)].join('\n');
}
