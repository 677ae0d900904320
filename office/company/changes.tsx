import { Hidden } from '../fields';
import { FoundPlaces, type FoundRecord } from '../find-replace';

interface Change {
  title: string;
  where: (string | { text: string; href: string })[];
}

interface OldWords {
  pair: { find: string; replace: string };
  records: readonly FoundRecord[];
}

export interface ChangesModel {
  brand: string;
  action: string;
  version: string;
  changes: Change[];
  old: OldWords[];
  preview: string;
}

const Where = ({ where }: { where: Change['where'][number] }) =>
  typeof where === 'string' ? where : <a href={where.href}>{where.text}</a>;

/** Texts that say what was so before, and the tick that replaces it. */
const Old = ({ pair, records }: OldWords) => {
  const number = records.flatMap(({ places }) => places).length;
  return (
    <section>
      <h2>
        {number === 1 ? '1 text of your own still says' : `${number} texts of your own still say`} “{pair.find}”
      </h2>
      <FoundPlaces records={records} />
      <label className="box">
        <input type="checkbox" name="replace" value={pair.find} /> Replace it there with “{pair.replace}”
      </label>
    </section>
  );
};

/** What the sheet changes on a site that is theirs, before it does. */
export const Changes = ({ brand, action, version, changes, old, preview }: ChangesModel) => (
  <main>
    <h1>{changes.length > 0 ? `What changes on the site of ${brand}` : 'Nothing changes'}</h1>
    <p>
      {changes.length > 0
        ? 'All else stays as it is, your own texts, reviews, posts and people too. What goes stays in the back office.'
        : 'The sheet says what the site says already.'}
    </p>
    {changes.map(({ title, where }) => (
      <section key={title}>
        <h2>{title}</h2>
        <ul>
          {where.map((one) => (
            <li key={typeof one === 'string' ? one : one.href + one.text}>
              <Where where={one} />
            </li>
          ))}
        </ul>
      </section>
    ))}
    {changes.length > 0 && (
      <form method="post" action={action}>
        <Hidden values={{ act: 'mine', made_from: version }} />
        {old.map((one) => (
          <Old key={one.pair.find} {...one} />
        ))}
        <p>
          <a className="plain" href={preview} target="_blank" rel="noreferrer">
            See the site as it will be
          </a>
        </p>
        <button className="act primary">Change it</button>
      </form>
    )}
    <p>
      <a className="act" href={action}>
        Back to the sheet
      </a>
    </p>
  </main>
);
