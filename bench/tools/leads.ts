import { type Ask, askDatabase } from '../../cms/base/database/ask-database';
import { isPostgres } from '../../cms/base/database/database-kind';
import { searchTextOf } from '../../cms/leads/search/search-text';

const SYLLABLES = 'ba be co di fa gu hi jo ke li mu na pe qui ro sa to va we xi bro cla dri fen gor hal kel mar pot sha'.split(
  ' ',
);
const MINUTE_MS = 60_000;
const TWO_YEARS_MS = 730 * 24 * 60 * MINUTE_MS;

/** A word of three syllables, the same for each `n`; neighbours differ. */
function word(n: number): string {
  const size = SYLLABLES.length;
  const mixed = (n * 7919) % size ** 3;
  return [mixed / size ** 2, mixed / size, mixed].map((part) => SYLLABLES[Math.floor(part) % size]).join('');
}

/** What the office searches: the words of lead `n`, counted from 1. First names and streets recur, as in a town. */
export function typed(n: number) {
  const name = `${word(n % 400)} ${word(1000 + (n % 5003))}`;
  return {
    name,
    email: `${name.replace(' ', '.')}${n % 10}@example.com`,
    phone: `04${String((n * 104_729) % 10 ** 8).padStart(8, '0')}`,
    address: `${n % 200} ${word(9000 + (n % 3000))} Street`,
    suburb: word(20_000 + (n % 400)),
    service: 'Oven Cleaning',
  };
}

/** How many are written at a time: SQLite takes no longer query than a million characters. */
const AT_ONCE = 1000;

/** Writes rows to a database of either kind. */
async function insert(ask: Ask, url: string, rows: object[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {});
  const json = `'${JSON.stringify(rows).replaceAll("'", "''")}'`;
  const read = isPostgres(url)
    ? `${columns} FROM json_populate_recordset(NULL::leads, ${json})`
    : `${columns.map((name) => `value ->> '${name}'`)} FROM json_each(${json})`;
  await ask(`INSERT INTO leads (${columns}) SELECT ${read}`);
}

/** Adds leads of the last two years to a database, in the order in which they came; one in twenty is new and has no answer. */
export async function addLeads(url: string, count: number): Promise<void> {
  const now = Date.now();
  const leads = Array.from({ length: count }, (_, index) => {
    const n = count - index;
    const at = now - (n * TWO_YEARS_MS) / count;
    const time = (plusDays: number) => new Date(at + plusDays * 24 * 60 * MINUTE_MS).toISOString();
    const lead = { ...typed(n), reference: `E-${n}` };
    return {
      ...lead,
      search_text: searchTextOf(lead),
      ...{ source: 'Direct', form: 'contact', idempotency_key: `bench-${n}`, status: n % 20 ? 'contacted' : 'new' },
      ...{ received_at: time(0), created_at: time(0), updated_at: time(0), due_at: time(1) },
      first_answered_at: n % 20 ? time(0) : null,
      assigned_to_id: n % 10 ? null : 1,
      follow_up_on: n % 20 === 7 ? time(5) : null,
    };
  });
  await askDatabase(url, async (ask) => {
    for (let from = 0; from < leads.length; from += AT_ONCE) await insert(ask, url, leads.slice(from, from + AT_ONCE));
    await ask('ANALYZE');
  });
}
