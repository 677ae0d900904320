import { type Field, Fields, Hidden } from '../fields';

/** A form that does one thing about an enquiry. */
export interface ActModel {
  /** Where it is posted; to its page, with the list that it was opened from, if absent. */
  action?: string;
  act: string;
  /** Tells several forms of one act apart. */
  of?: string;
  word: string;
  /** What opens the form, if it does not stand open. */
  title?: string;
  hidden: Record<string, string>;
  /** What it means, before the fields. */
  hint?: string;
  /** Days to choose with one press. */
  days?: { word: string; day: string }[];
  fields?: (Field | Field[])[];
  isNext?: boolean;
  /** Whether it stands open, because what was typed in it was refused. */
  isOpen?: boolean;
}

export const ActForm = ({ action, act, of, word, hidden, hint, days, fields = [], isNext }: ActModel) => (
  <form method="post" action={action} autoComplete="off" data-act={of ? `${act}-${of}` : act} data-word={word}>
    <Hidden values={{ act, ...hidden }} />
    {hint && <p>{hint}</p>}
    {days && (
      <div className="days">
        {days.map(({ word: name, day }) => (
          <button key={day} className="act" name="day" value={day}>
            {name}
          </button>
        ))}
      </div>
    )}
    <Fields fields={fields} />
    <button className={`act${isNext ? ' next' : ''}`}>{word}</button>
  </form>
);

/** The same behind its title, unless it comes next or has nothing to fill in. */
export const Act = (model: ActModel) =>
  !model.title || model.isNext ? (
    <ActForm {...model} />
  ) : (
    <details open={model.isOpen}>
      <summary>{model.title}</summary>
      <ActForm {...model} />
    </details>
  );

export const Acts = ({ label, acts }: { label: string; acts: ActModel[] }) => (
  <section className="acts" aria-label={label}>
    {acts.map((act) => (
      <Act key={act.act + act.word} {...act} />
    ))}
  </section>
);
