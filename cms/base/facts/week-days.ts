const NAMES = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
const DAY = '(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?s?\\.?';
const RANGE = new RegExp(`^(${DAY})(?:\\s*(?:to|until|till|-|–|—)\\s*(${DAY}))?$`);
const GROUPS: Record<string, number[]> = {
  weekdays: [0, 1, 2, 3, 4],
  weekends: [5, 6],
  weekend: [5, 6],
  daily: [0, 1, 2, 3, 4, 5, 6],
  'every day': [0, 1, 2, 3, 4, 5, 6],
};

const dayOf = (name: string) => NAMES.indexOf(name.slice(0, 3));

/** Weekdays as people write them, Monday is 0: “Monday to Friday”, “Sat & Sun”, “weekdays”. Undefined when they cannot be read. */
export function readDays(typed: string): number[] | undefined {
  const parts = typed
    .toLowerCase()
    .slice(0, 60)
    .split(/\s*(?:,|&|\+|\band\b)\s*/)
    .filter(Boolean);
  const days = parts.map((part) => {
    const group = Object.hasOwn(GROUPS, part) ? GROUPS[part] : undefined;
    if (group) return group;
    const [, first, last = first] = RANGE.exec(part) ?? [];
    if (!first || !last) return undefined;
    const from = dayOf(first);
    return Array.from({ length: ((dayOf(last) - from + 7) % 7) + 1 }, (_, later) => (from + later) % 7);
  });
  const read = days.filter((day) => day !== undefined);
  return read.length === 0 || read.length < days.length ? undefined : [...new Set(read.flat())].sort();
}
