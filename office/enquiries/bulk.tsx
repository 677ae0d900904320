import { Hidden } from '../fields';

export interface BulkModel {
  action: string;
  /** What the list is asked for: all that match are found again by it. */
  fields: [name: string, value: string][];
  acts: { name: string; label: string }[];
  /** Who may look after an enquiry. */
  people: { value: string; label: string }[];
  mayErase: boolean;
}

/** What can be done with the chosen enquiries; each act is confirmed on a page of its own. */
export const Bulk = ({ fields, acts, people, mayErase }: BulkModel) => (
  <fieldset className="bulk">
    <legend>With the chosen enquiries</legend>
    <Hidden values={fields} />
    <span className="assign">
      <select name="to" aria-label="Who is to look after them">
        {people.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <button className="act" name="act" value="assign">
        Assign
      </button>
    </span>
    {acts.map(({ name, label }) => (
      <button key={name} className="act" name="act" value={name}>
        {label}
      </button>
    ))}
    {mayErase && (
      <button className="act" name="act" value="erase">
        Erase …
      </button>
    )}
  </fieldset>
);
