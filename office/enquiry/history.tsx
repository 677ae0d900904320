import { Hidden } from '../fields';
import { LinkLine } from '../parts';
import { Main, type Said, SaidFirst } from './parts';

interface Changed {
  label: string;
  before: string;
  after: string;
}

export interface HistoryModel {
  id: number;
  version: string;
  name: string;
  said: Said;
  action: string;
  entries: {
    key: string;
    when: string;
    who: string;
    /** Nothing for the first version that is kept. */
    changed?: Changed[];
    /** What brings it back; the newest stands as it is. */
    bringBack?: Record<string, string>;
  }[];
  earlier?: string;
}

const Change = ({ label, before, after }: Changed) => (
  <li>
    <strong>{label}:</strong> <del>{before}</del> → <ins>{after}</ins>
  </li>
);

const Entry = ({ action, entry }: { action: string; entry: HistoryModel['entries'][number] }) => (
  <li>
    <p>
      <strong>{entry.who}</strong> <small>{entry.when}</small>
    </p>
    {entry.changed ? (
      <ul>
        {entry.changed.length === 0 && <li>Nothing that is shown here</li>}
        {entry.changed.map((change) => (
          <Change key={change.label} {...change} />
        ))}
      </ul>
    ) : (
      <p>As it came</p>
    )}
    {entry.bringBack && (
      <form method="post" action={action} data-act="bring-back" data-word="Bring this back" data-goes="">
        <Hidden values={entry.bringBack} />
        <button className="act" aria-label={`Bring this back: ${entry.when}`}>
          Bring this back
        </button>
      </form>
    )}
  </li>
);

/** Who changed what of an enquiry when, the newest first. */
export const History = ({ id, version, name, said, action, entries, earlier }: HistoryModel) => (
  <Main id={id} version={version}>
    <SaidFirst {...said} />
    <h1>History of {name}</h1>
    <p>Notes, and what the customer did, stay as they are whatever is brought back.</p>
    {entries.length === 0 && <p className="empty">Nothing has been changed yet. Each change is kept here from now on.</p>}
    <ol className="timeline history">
      {entries.map((entry) => (
        <Entry key={entry.key} action={action} entry={entry} />
      ))}
    </ol>
    {earlier && <LinkLine href={earlier} word="Earlier" />}
    <LinkLine {...said.back} />
  </Main>
);
