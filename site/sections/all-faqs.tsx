import type { FaqGroup } from '../content/shapes';
import { Accordion } from '../ui/accordion';
import { Frame } from './frame';

const anchorOf = (category: string) =>
  `faq-${category
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')}`;

export function AllFaqs({ groups }: { groups?: FaqGroup[] }) {
  if (!groups?.length) return null;
  return (
    <Frame>
      <div className="faqs">
        <nav className="faqs__nav" aria-label="Categories">
          <ul>
            {groups.map(({ category }) => (
              <li key={category}>
                <a href={`#${anchorOf(category)}`}>{category}</a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="faqs__groups">
          {groups.map(({ category, items }) => (
            <section key={category} id={anchorOf(category)}>
              <h2>{category}</h2>
              <Accordion items={items} />
            </section>
          ))}
        </div>
      </div>
    </Frame>
  );
}
