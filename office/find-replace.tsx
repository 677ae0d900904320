import { FieldRow, Hidden } from './fields';
import { Outcome } from './parts';

interface Pair {
  find: string;
  replace: string;
}

export interface FoundRecord {
  title: string;
  type: string;
  href: string;
  state: 'shown' | 'draft' | 'trash';
  /** Whether it stays: a description says what its picture shows, which other words make false. */
  stays: boolean;
  places: { place: string; before: string; found: string; pair: Pair; after: string }[];
}

export interface FindReplaceModel {
  action: string;
  pairs: Pair[];
  faults: Record<string, string>;
  done?: string;
  refused?: string;
  /** None before anything was looked for. */
  records?: FoundRecord[];
  found: string;
  /** What the button does, if there is something to replace. */
  act?: string;
}

const NOTES = { shown: '', draft: 'draft that visitors do not see yet', trash: 'in the trash' };

/** Each place as it is, and as it would be. */
export const FoundPlaces = ({ records }: { records: readonly FoundRecord[] }) => (
  <ul className="named">
    {records.map(({ title, type, href, state, stays, places }) => (
      <li key={`${href} ${state}`}>
        <a href={href}>{title}</a>{' '}
        {[type, NOTES[state], stays && 'stays: it says what the picture shows'].filter(Boolean).join(', ')}
        {places.map(({ place, before, found, pair, after }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a place may say the same words twice
          <p key={index}>
            {place}: {before}
            {stays ? <mark>{found}</mark> : <del>{found}</del>} {!stays && <ins>{pair.replace}</ins>}
            {after}
          </p>
        ))}
      </li>
    ))}
  </ul>
);

const LABELS = { find: 'Find', replace: 'Replace with' } as const;

const Looked = ({ action, pairs, records, found, act }: Omit<FindReplaceModel, 'faults'>) => (
  <section>
    <p role="status">{found}</p>
    <FoundPlaces records={records ?? []} />
    {act && (
      <form method="post" action={action}>
        <Hidden values={pairs.flatMap(({ find, replace }) => [['find', find] as const, ['replace', replace] as const])} />
        <button className="act primary">{act}</button>
      </form>
    )}
  </section>
);

/** *Find and replace*: looks for words in the whole content, shows each place, and replaces them after a second press. */
export const FindReplace = ({ pairs, faults, ...model }: FindReplaceModel) => (
  <main>
    <Outcome {...model} />
    <h1>Find and replace</h1>
    <p>
      Changes words wherever the website uses them: pages, services, cities, posts, questions, reviews and the company, and the
      reply texts of those who answer enquiries. Descriptions of pictures are shown, and stay. Only whole words, in capital or
      small letters. You see every place first.
    </p>
    <form action={model.action}>
      {pairs.map((pair, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two rows may be empty
        <div key={index}>
          {(['find', 'replace'] as const).map((name) => (
            <FieldRow
              key={name}
              {...{ name, id: `${name}-${index + 1}`, label: index > 0 ? `${LABELS[name]} (${index + 1})` : LABELS[name] }}
              {...{ value: pair[name], fault: faults[`${name}-${index + 1}`], autoComplete: 'off', maxLength: 500 }}
            />
          ))}
        </div>
      ))}
      <button className="act next">Show every place</button>
      <button className="act" name="more" value="1">
        Add another
      </button>
    </form>
    {model.records && <Looked {...model} pairs={pairs} />}
  </main>
);
