export type Outcome = 'added' | 'changed' | 'already here' | 'left as you edited it' | 'left out' | 'moved to the trash';

interface Misfit {
  /** The call or file that it comes from: "Reviews (/testimonials)", "posts.csv". */
  from: string;
  /** The record and its field: "review 3, date". */
  where: string;
  why: string;
}

const LISTED = 6;

export class Report {
  readonly #counts = new Map<string, Map<Outcome, number>>();
  readonly #misfits: Misfit[] = [];
  readonly #notes = new Set<string>();

  count(kind: string, outcome: Outcome): void {
    const counts = this.#counts.get(kind) ?? new Map<Outcome, number>();
    this.#counts.set(kind, counts.set(outcome, (counts.get(outcome) ?? 0) + 1));
  }

  misfit(from: string, where: string, why: string): void {
    if (!this.#misfits.some((other) => other.from === from && other.where === where && other.why === why))
      this.#misfits.push({ from, where, why });
  }

  note(from: string, how: string): void {
    this.#notes.add(`  ${from}: ${how}`);
  }

  get changed(): boolean {
    return [...this.#counts.values()].some((counts) =>
      ['added', 'changed', 'moved to the trash'].some((outcome) => counts.has(outcome as Outcome)),
    );
  }

  lines(): string[] {
    const counts = [...this.#counts].map(
      ([kind, of]) => `  ${kind.padEnd(24)} ${[...of].map(([outcome, number]) => `${number} ${outcome}`).join(', ')}`,
    );
    const lines = ['', 'What came over', ...(counts.length > 0 ? counts : ['  nothing'])];
    if (!this.changed) lines.push('', 'Nothing was changed: everything is already here.');
    if (this.#notes.size > 0) lines.push('', 'How it was read', ...this.#notes);
    if (this.#misfits.length === 0) return [...lines, '', 'Everything fitted.'];
    lines.push('', 'What did not fit');
    for (const from of new Set(this.#misfits.map((misfit) => misfit.from))) {
      lines.push(`  ${from}`);
      const own = this.#misfits.filter((misfit) => misfit.from === from);
      for (const why of new Set(own.map((misfit) => misfit.why))) {
        const places = own.flatMap((misfit) => (misfit.why === why ? misfit.where : []));
        const more = places.length > LISTED ? ` and ${places.length - LISTED} more` : '';
        lines.push(`    ${places.slice(0, LISTED).join('; ')}${more}: ${why}`);
      }
    }
    return lines;
  }
}
