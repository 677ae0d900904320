import type { FaqItem } from 'contract/faq';
import { paragraphs } from './paragraphs';

/** Questions, at most one of them open per page: items of all accordions share a name. Hydration keeps what is open. */
export function Accordion({ items }: { items: readonly FaqItem[] }) {
  return (
    <div className="acc">
      {items.map(({ question, answer }) => (
        <details className="acc__item" name="faq" key={question} suppressHydrationWarning>
          <summary className="acc__question">
            <h3>{question}</h3>
          </summary>
          <div className="acc__answer flow">{paragraphs(answer)}</div>
        </details>
      ))}
    </div>
  );
}
