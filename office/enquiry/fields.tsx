interface Option {
  value: string;
  label: string;
}

/** One field of a form, which works without script. */
export interface Field {
  name: string;
  /** Its place in the page; the name unless several forms have it. */
  id?: string;
  label: string;
  kind?: 'text' | 'textarea' | 'date' | 'time' | 'datetime-local' | 'select' | 'checkbox' | 'amount' | 'email' | 'tel';
  value?: string;
  options?: Option[];
  min?: string;
  max?: string;
  maxLength?: number;
  required?: boolean;
  rows?: number;
  /** Why the server refused what was typed. */
  fault?: string;
  /** What a colleague has saved here meanwhile. */
  meanwhile?: string;
  /** Has room beside another one on a phone. */
  short?: boolean;
  /** Shown only for this kind of enquiry, where the browser can tell. */
  only?: string;
}

const MODES = { amount: 'decimal', email: 'email', tel: 'tel' } as const;
const isMode = (kind: string): kind is keyof typeof MODES => Object.hasOwn(MODES, kind);

function Control({
  id,
  name,
  kind = 'text',
  value = '',
  options = [],
  rows = 3,
  fault,
  meanwhile,
  only,
  short,
  label,
  ...more
}: Field) {
  const place = id ?? name;
  const described = [fault && `${place}-fault`, meanwhile && `${place}-meanwhile`].filter(Boolean).join(' ') || undefined;
  const common = { id: place, name, ...more, 'aria-invalid': fault ? true : undefined, 'aria-describedby': described };
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
  if (kind === 'checkbox') return <input {...common} type="checkbox" defaultChecked={value === 'on'} />;
  return isMode(kind) ? (
    <input {...common} inputMode={MODES[kind]} defaultValue={value} />
  ) : (
    <input {...common} type={kind} defaultValue={value} />
  );
}

const Faults = ({ id, name, fault, meanwhile }: Field) => (
  <>
    {fault && (
      <p className="fault" id={`${id ?? name}-fault`}>
        {fault}
      </p>
    )}
    {meanwhile && (
      <p className="fault" id={`${id ?? name}-meanwhile`}>
        A colleague has saved meanwhile: {meanwhile}
      </p>
    )}
  </>
);

/** A field with its label, and what is wrong with it. */
const FieldRow = (field: Field) =>
  field.kind === 'checkbox' ? (
    <label className="box" htmlFor={field.id ?? field.name}>
      <Control {...field} /> {field.label}
    </label>
  ) : (
    <div className={field.short ? 'field short' : 'field'} data-only={field.only}>
      <label htmlFor={field.id ?? field.name}>{field.label}</label>
      <Control {...field} />
      <Faults {...field} />
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

export const Hidden = ({ values }: { values: Record<string, string> }) =>
  Object.entries(values).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
