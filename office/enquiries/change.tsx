import { Hidden } from '../fields';

export interface ChangeModel {
  heading: string;
  consequences: string[];
  names: string[];
  more: number;
  action: string;
  fields: [name: string, value: string][];
  /** What the button does; without it nothing can be done. */
  act?: string;
  isFinal: boolean;
  back: string;
}

/** Says what an act on several enquiries will do, and asks for it. */
export const Change = ({ heading, consequences, names, more, action, fields, act, isFinal, back }: ChangeModel) => (
  <main>
    <h1>{heading}</h1>
    {consequences.map((sentence) => (
      <p key={sentence}>{sentence}</p>
    ))}
    {names.length > 0 && (
      <ul className="named">
        {names.map((name, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two people may have the same name
          <li key={index}>{name}</li>
        ))}
        {more > 0 && <li>and {more} more</li>}
      </ul>
    )}
    <div className="confirm">
      {act && (
        <form method="post" action={action}>
          <Hidden values={fields} />
          <button className={isFinal ? 'act final' : 'act primary'}>{act}</button>
        </form>
      )}
      <a className="act" href={back}>
        {act ? 'Cancel' : 'Back to the list'}
      </a>
    </div>
  </main>
);
