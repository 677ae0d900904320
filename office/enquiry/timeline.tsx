import { ActForm, type ActModel } from './acts';

/** Something that happened to an enquiry. */
export interface Happened {
  key: string;
  kind: 'came' | 'note' | 'sent' | 'quote' | 'customer';
  /** When, in words. */
  when?: string;
  who?: string;
  text: string;
  /** What changes it, or takes it away. */
  change?: ActModel[];
  /** Whether that stands open, because what was typed was refused. */
  isOpen?: boolean;
}

/** Notes, messages, quotes and what the customer did, the newest first. */
export const Timeline = ({ items }: { items: Happened[] }) => (
  <section>
    <h2>Time line</h2>
    <ol className="timeline">
      {items.map(({ key, kind, when, who, text, change, isOpen }) => (
        <li key={key} className={kind}>
          <p>{text}</p>
          <small>{[who, when].filter(Boolean).join(', ')}</small>
          {change && (
            <details className="screen" open={isOpen}>
              <summary aria-label={`Change the note: ${text.slice(0, 40)}`}>Change</summary>
              {change.map((act) => (
                <ActForm key={act.act} {...act} />
              ))}
            </details>
          )}
        </li>
      ))}
    </ol>
  </section>
);
