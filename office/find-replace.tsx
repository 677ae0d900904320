interface Pair {
  find: string;
  replace: string;
}

/** A record with the places where its texts have certain words. */
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
  pairs: (Pair & { fault?: string })[];
  done?: string;
  refused?: string;
  /** None before anything was looked for. */
  records?: FoundRecord[];
  /** How many places of how many records. */
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

interface Input {
  name: keyof Pair;
  label: string;
  nth: number;
  value: string;
  fault?: string;
}

const Words = ({ name, label, nth, value, fault }: Input) => (
  <>
    <label htmlFor={`${name}-${nth}`}>{nth > 1 ? `${label} (${nth})` : label}</label>
    <input
      id={`${name}-${nth}`}
      name={name}
      autoComplete="off"
      maxLength={500}
      defaultValue={value}
      aria-invalid={fault ? true : undefined}
      aria-describedby={fault && `fault-${nth}`}
    />
  </>
);

const Looked = ({ action, pairs, records, found, act }: FindReplaceModel) => (
  <section>
    <p role="status">{found}</p>
    <FoundPlaces records={records ?? []} />
    {act && (
      <form method="post" action={action}>
        {pairs.flatMap(({ find, replace }) => [
          <input key={`find ${find}`} type="hidden" name="find" value={find} />,
          <input key={`replace ${find}`} type="hidden" name="replace" value={replace} />,
        ])}
        <button className="act primary">{act}</button>
      </form>
    )}
  </section>
);

/** *Find and replace*: looks for words in the whole content, shows each place, and replaces them after a second press. */
export const FindReplace = (model: FindReplaceModel) => (
  <main>
    {model.refused && (
      <p className="refused" role="alert">
        {model.refused}
      </p>
    )}
    {model.done && <p className="saved">{model.done}</p>}
    <h1>Find and replace</h1>
    <p>
      Changes words wherever the website uses them: pages, services, cities, posts, questions, reviews and the company.
      Descriptions of pictures are shown, and stay. Only whole words, in capital or small letters. You see every place first.
    </p>
    <form action={model.action}>
      {model.pairs.map(({ find, replace, fault }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two rows may be empty
        <div key={index}>
          {fault && (
            <p className="fault" id={`fault-${index + 1}`}>
              {fault}
            </p>
          )}
          <Words name="find" label="Find" nth={index + 1} value={find} fault={fault} />
          <Words name="replace" label="Replace with" nth={index + 1} value={replace} fault={fault} />
        </div>
      ))}
      <button className="act next">Show every place</button>
      <button className="act" name="more" value="1">
        Add another
      </button>
    </form>
    {model.records && <Looked {...model} />}
  </main>
);
