import type { Setting } from '../database/payload-types';
import { weekOf } from './reply-promise';

const DAYS = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];

/** The opening hours that pages show, as schema.org's `openingHours` has them: "Mo-Fr 08:00-20:00, Sa 09:00-18:00"; '' if they cannot be read. */
export function markupHours(lines: Setting['opening_hours']): string {
  const days = (weekOf(lines) ?? []).map((spans) => spans.map((span) => span.join('-')));
  const hours = [...new Set(days.flat())].map((span) => {
    const runs: number[][] = [];
    for (const [day, spans] of days.entries()) {
      if (!spans.includes(span)) continue;
      const run = runs.at(-1);
      if (run?.at(-1) === day - 1) run.push(day);
      else runs.push([day]);
    }
    const named = runs.flatMap((run) => (run.length > 1 ? `${DAYS[run[0] ?? 0]}-${DAYS[run.at(-1) ?? 0]}` : DAYS[run[0] ?? 0]));
    return `${named.join(',')} ${span}`;
  });
  return hours.join(', ');
}
