/** Something that happened to an enquiry. */
export interface Happened {
  key: string;
  kind: 'came' | 'note' | 'sent' | 'quote' | 'customer';
  /** When, in words. */
  when?: string;
  who?: string;
  text: string;
}

/** Notes, messages, quotes and what the customer did, the newest first. */
export const Timeline = ({ items }: { items: Happened[] }) => (
  <section>
    <h2>Time line</h2>
    <ol className="timeline">
      {items.map(({ key, kind, when, who, text }) => (
        <li key={key} className={kind}>
          <p>{text}</p>
          <small>{[who, when].filter(Boolean).join(', ')}</small>
        </li>
      ))}
    </ol>
  </section>
);
