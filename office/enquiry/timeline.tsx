import { ActForm, type ActModel } from './acts';

export interface Happened {
  key: string;
  kind: 'came' | 'note' | 'sent' | 'quote' | 'customer';
  when?: string;
  who?: string;
  text: string;
  change?: string;
  /** What changes it, or takes it away, where that was asked for. */
  forms?: ActModel[];
}

/** Notes, messages, quotes and what the customer did, the newest first. */
export const Timeline = ({ items }: { items: Happened[] }) => (
  <section>
    <h2>Time line</h2>
    <ol className="timeline">
      {items.map(({ key, kind, when, who, text, change, forms }) => (
        <li key={key} id={key} className={kind}>
          <p>{text}</p>
          <small>{[who, when].filter(Boolean).join(', ')}</small>
          {change && (
            <a className="plain screen" href={change} aria-label={`Change the note: ${text.slice(0, 40)}`}>
              Change
            </a>
          )}
          {forms?.map((form) => (
            <ActForm key={form.act} {...form} />
          ))}
        </li>
      ))}
    </ol>
  </section>
);
