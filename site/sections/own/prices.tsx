import type { OwnSection } from '../../content/own-pages';
import { ButtonLink } from '../../ui/button';
import { Ticks } from '../../ui/ticks';
import { Frame, type FrameProps } from '../frame';
import { SectionHeading } from '../section-heading';

type PricesContent = Omit<Extract<OwnSection, { kind: 'prices' }>, 'kind'>;

export function Prices({ heading, lead, prices, note, band }: PricesContent & Pick<FrameProps, 'band'>) {
  return (
    <Frame band={band}>
      <SectionHeading title={heading} lead={lead} otherwise="Prices" />
      <div className="flow">
        <ul className={`grid${prices.length % 3 === 0 ? ' thirds' : ''}`}>
          {prices.map(({ title, price, text, points, action }) => (
            <li key={title + price}>
              <article className="card">
                <div className="card__body">
                  <h3>{title}</h3>
                  <div className="price__figure nums">{price}</div>
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
        {note && <p className="lead lines">{note}</p>}
      </div>
    </Frame>
  );
}
