import type { FaqItem } from 'contract/faq';
import { paragraphs } from './paragraphs';

/**
 * Questions of which at most one is open on the whole page: items of all accordions share one name.
 * What was opened before the page was alive stays open.
 */
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
