import { type Field, Fields, Hidden } from '../fields';
import { LinkLine } from '../parts';
import { Main, type Said, SaidFirst } from './parts';

export interface RecordFormModel {
  /** The enquiry; none yet for a new one. */
  id?: number;
  version?: string;
  title: string;
  hint?: string;
  said: Said;
  action: string;
  act: string;
  word: string;
  hidden: Record<string, string>;
  groups: { title: string; fields: (Field | Field[])[] }[];
}

export const RecordForm = ({ id, version, title, hint, said, action, act, word, hidden, groups }: RecordFormModel) => (
  <Main id={id ?? 'new'} version={version}>
    <SaidFirst {...said} />
    <h1>{title}</h1>
    {hint && <p>{hint}</p>}
    <form className="record" method="post" action={action} autoComplete="off" data-act={act} data-word={word} data-goes="">
      <Hidden values={hidden} />
      {groups.map((group) => (
        <fieldset key={group.title}>
          <legend>{group.title}</legend>
          <Fields fields={group.fields} />
        </fieldset>
      ))}
      <button className="act next">{word}</button>
    </form>
    <LinkLine {...said.back} />
  </Main>
);
