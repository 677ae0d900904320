import type { ReactNode } from 'react';

/** A question with one typed answer. */
export interface Question {
  name: string;
  label: string;
  value: string;
  /** What the answer is for, or an example. */
  hint?: string;
  fault?: string;
  kind?: 'text' | 'tel' | 'email' | 'numeric';
  /** What browsers fill in by themselves. */
  fills?: string;
}

const hintOf = (name: string) => `${name}-hint`;
const faultOf = (name: string) => `${name}-fault`;

export const Fault = ({ name, fault }: { name: string; fault?: string }) =>
  fault ? (
    <p className="fault" id={faultOf(name)}>
      {fault}
    </p>
  ) : null;

/** What says of a control why it is asked, and what is wrong. */
export const described = ({ name, hint, fault }: Pick<Question, 'name' | 'hint' | 'fault'>) =>
  [hint && hintOf(name), fault && faultOf(name)].filter(Boolean).join(' ') || undefined;

export const Hint = ({ name, hint }: { name: string; hint?: string }) =>
  hint ? (
    <p className="hint" id={hintOf(name)}>
      {hint}
    </p>
  ) : null;

const Input = ({ name, value, hint, fault, kind = 'text', fills }: Question) => (
  <input
    id={name}
    name={name}
    type={kind === 'numeric' ? 'text' : kind}
    inputMode={kind === 'text' ? undefined : kind}
    autoComplete={fills ?? 'off'}
    maxLength={5000}
    defaultValue={value}
    aria-invalid={fault ? true : undefined}
    aria-describedby={described({ name, hint, fault })}
  />
);

/** A part of the sheet, which the page's script replaces once the server says it otherwise. */
export const Part = ({ name, children }: { name: string; children: ReactNode }) => <div data-part={name}>{children}</div>;

export const Row = ({ more, ...question }: Question & { more?: ReactNode }) => (
  <Part name={question.name}>
    <label htmlFor={question.name}>{question.label}</label>
    <Hint {...question} />
    <Input {...question} />
    <Fault {...question} />
    {more}
  </Part>
);

interface Choice {
  type: 'checkbox' | 'radio';
  name: string;
  value: string;
  label: string;
  isChosen: boolean;
}

export const Box = ({ type, name, value, label, isChosen }: Choice) => (
  <label className="box" htmlFor={`${name}-${value}`}>
    <input id={`${name}-${value}`} type={type} name={name} value={value} defaultChecked={isChosen} /> {label}
  </label>
);
