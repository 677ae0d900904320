import type { OwnCard, OwnSection } from '../../content/own-pages';
import { ButtonLink } from '../../ui/button';
import { ContentIcon } from '../../ui/icon';
import { CardPicture } from '../../ui/picture';
import { Frame, type FrameProps } from '../frame';
import { SectionHeading } from '../section-heading';

type Cards = Omit<Extract<OwnSection, { kind: 'cards' }>, 'kind'>;

function Card({ card: { title, text, icon, picture, action } }: { card: OwnCard }) {
  return (
    <article className="card">
      <CardPicture picture={picture} sizes="(min-width: 992px) 24rem, (min-width: 576px) 46vw, 92vw" />
      <div className="card__body">
        {!picture && icon && (
          <span className="tile">
            <ContentIcon icon={icon} />
          </span>
        )}
        <h3>{title}</h3>
        {text && <p className="lines">{text}</p>}
        {action && (
          <ButtonLink look="text" icon="arrow-right" className="card__link" href={action.href}>
            {action.label}
            <span className="vh">{`: ${title}`}</span>
          </ButtonLink>
        )}
      </div>
    </article>
  );
}

export function OwnCards({ heading, lead, cards, band }: Cards & Pick<FrameProps, 'band'>) {
  return (
    <Frame band={band}>
      <SectionHeading title={heading} lead={lead} otherwise="At a glance" />
      <ul className={`grid${cards.length % 3 === 0 ? ' thirds' : ''}`}>
        {cards.map((card) => (
          <li key={card.title}>
            <Card card={card} />
          </li>
        ))}
      </ul>
    </Frame>
  );
}
