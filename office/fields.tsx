import type { InputHTMLAttributes } from 'react';

interface Option {
  value: string;
  label: string;
}

type OfInput = 'autoComplete' | 'autoFocus' | 'inputMode' | 'max' | 'maxLength' | 'min' | 'placeholder' | 'required' | 'type';

/** One field of a form, which works without script. A password is never sent back to the browser. */
export interface Field extends Pick<InputHTMLAttributes<HTMLInputElement>, OfInput> {
  name: string;
  /** Its place in the page; the name unless several forms have it. */
  id?: string;
  label: string;
  kind?: 'text' | 'textarea' | 'date' | 'time' | 'datetime-local' | 'select' | 'checkbox' | keyof typeof MODES;
  value?: string;
  options?: readonly Option[];
  rows?: number;
  /** What it is for, or an example. */
  hint?: string;
  fault?: string;
  /** What a colleague has saved here meanwhile. */
  meanwhile?: string;
  /** Has room beside another one on a phone. */
  short?: boolean;
  /** Shown only for this kind of enquiry, where the browser can tell. */
  only?: string;
}

/** What people may type as they like, with a keyboard for it. */
const MODES = { amount: 'decimal', email: 'email', numeric: 'numeric', tel: 'tel' } as const;
const isMode = (kind: string): kind is keyof typeof MODES => Object.hasOwn(MODES, kind);

type Marked = Pick<Field, 'id' | 'name' | 'hint' | 'fault' | 'meanwhile'>;

/** What says of a control why it is asked, and what is wrong. */
export function marks({ id, name, ...notes }: Marked) {
  const parts = (['hint', 'fault', 'meanwhile'] as const).filter((part) => notes[part]);
  return {
    'aria-invalid': notes.fault ? true : undefined,
    'aria-describedby': parts.map((part) => `${id ?? name}-${part}`).join(' ') || undefined,
  };
}

export const Hint = ({ id, name, hint }: Marked) =>
  hint ? (
    <p className="hint" id={`${id ?? name}-hint`}>
      {hint}
    </p>
  ) : null;

export const Fault = ({ id, name, fault }: Marked) =>
  fault ? (
    <p className="fault" id={`${id ?? name}-fault`}>
      {fault}
    </p>
  ) : null;

function Control({ kind = 'text', value = '', options = [], rows = 3, only, short, label, ...field }: Field) {
  const { id, name, hint, fault, meanwhile, ...more } = field;
  const common = { id: id ?? name, name, ...more, ...marks(field) };
  if (kind === 'textarea') return <textarea {...common} rows={rows} defaultValue={value} />;
  if (kind === 'select')
    return (
      <select {...common} defaultValue={value}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    );
  const type = isMode(kind) ? { inputMode: MODES[kind] } : { type: kind };
  return <input {...type} {...common} defaultValue={value} />;
}

interface Choice {
  type: 'checkbox' | 'radio';
  name: string;
  value?: string;
  label: string;
  isChosen: boolean;
}

/** A box to tick, or one of several choices. */
export const Box = ({ type, name, value, label, isChosen }: Choice) => {
  const id = value === undefined ? name : `${name}-${value}`;
  return (
    <label className="box" htmlFor={id}>
      <input id={id} type={type} name={name} value={value} defaultChecked={isChosen} /> {label}
    </label>
  );
};

/** A field with its label, what it is for, and what is wrong with it. */
export const FieldRow = (field: Field) =>
  field.kind === 'checkbox' ? (
    <Box type="checkbox" name={field.name} label={field.label} isChosen={field.value === 'on'} />
  ) : (
    <div className={field.short ? 'field short' : 'field'} data-only={field.only}>
      <label htmlFor={field.id ?? field.name}>{field.label}</label>
      <Hint {...field} />
      <Control {...field} />
      <Fault {...field} />
      {field.meanwhile && (
        <p className="fault" id={`${field.id ?? field.name}-meanwhile`}>
          A colleague has saved meanwhile: {field.meanwhile}
        </p>
      )}
    </div>
  );

/** Fields one below the other; those of a list stand side by side. */
export const Fields = ({ fields }: { fields: readonly (Field | Field[])[] }) =>
  fields.map((field) =>
    Array.isArray(field) ? (
      <div className="times" key={field.map(({ name }) => name).join()}>
        {field.map((one) => (
          <FieldRow key={one.name} {...one} />
        ))}
      </div>
    ) : (
      <FieldRow key={field.name} {...field} />
    ),
  );

export const Hidden = ({ values }: { values: Record<string, string | number> | readonly (readonly [string, string])[] }) =>
  (Array.isArray(values) ? values : Object.entries(values)).map(([name, value]) => (
    <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
  ));
