import { LinkLine } from '../parts';
import { Main, type Said, SaidFirst } from './parts';

export interface EraseModel {
  id: number;
  said: Said;
  action: string;
  /** What may be of the same person; undefined while the website does not answer. */
  choices?: {
    name: 'leads' | 'spool';
    value: string;
    who: string;
    what: string;
    why: string;
    chosen: boolean;
    /** The enquiry itself: without it nothing is erased. */
    fixed: boolean;
  }[];
}

const Choice = ({ name, value, who, what, why, chosen, fixed }: NonNullable<EraseModel['choices']>[number]) => {
  const id = `${name}-${value}`;
  return (
    <li>
      <label className="box" htmlFor={id}>
        <input id={id} type="checkbox" name={name} value={value} defaultChecked={chosen} disabled={fixed} />
        <span>
          <strong>{who}</strong>
          <span>{what}</span>
          <small>{why}</small>
        </span>
      </label>
    </li>
  );
};

/** Shows what may be of one person, and erases what is chosen. */
export const Erase = ({ id, said, action, choices }: EraseModel) => (
  <Main id={id}>
    <SaidFirst {...said} />
    <h1>Erase this person?</h1>
    <p>
      Of each ticked enquiry, name, contact, messages, notes, history and mails are erased, here and at the website. This cannot
      be undone. What is left are figures without a name.
    </p>
    {choices ? (
      <form method="post" action={action}>
        <ul className="choices">
          {choices.map((choice) => (
            <Choice key={choice.name + choice.value} {...choice} />
          ))}
        </ul>
        <button className="act danger">Erase what is ticked, for good</button>
      </form>
    ) : (
      <p>
        <a className="act" href={action}>
          Try again
        </a>
      </p>
    )}
    <LinkLine {...said.back} />
  </Main>
);
