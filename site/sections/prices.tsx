import type { OwnSection } from '../content/own-pages';
import { ButtonLink } from '../ui/button';
import { Ticks } from '../ui/ticks';
import { Frame, type FrameProps } from './frame';
import { SectionHeading } from './section-heading';

type PricesContent = Omit<Extract<OwnSection, { kind: 'prices' }>, 'kind'>;

/** What things cost, and what is included. */
export function Prices({ heading, lead, prices, note, band }: PricesContent & Pick<FrameProps, 'band'>) {
  return (
    <Frame band={band}>
      <SectionHeading title={heading} lead={lead} otherwise="Prices" />
      <ul className="grid">
        {prices.map(({ title, price, text, points, action }) => (
          <li key={title + price}>
            <article className="card price">
              <div className="card__body">
                <h3>{title}</h3>
                <p className="price__figure nums">{price}</p>
                {text && <p className="lines">{text}</p>}
                <Ticks lines={points} />
                {action && (
                  <div className="btns">
                    <ButtonLink href={action.href}>
                      {action.label}
                      <span className="vh">{`: ${title}`}</span>
                    </ButtonLink>
                  </div>
                )}
              </div>
            </article>
          </li>
        ))}
      </ul>
      {note && <p className="price__note lines">{note}</p>}
    </Frame>
  );
}
