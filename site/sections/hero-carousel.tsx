import type { Slide } from '../content/shapes';
import { useWords } from '../content/shell';
import { Carousel } from '../ui/carousel';
import { Picture } from '../ui/picture';
import { Stars } from '../ui/stars';
import { Video } from '../ui/video';
import { QuoteAndCall } from './call-button';

/** How long a slide stays, in milliseconds (R-MOTION-1). */
const INTERVAL_MS = 3000;

/** The home page's slides; the first slide's heading is the page's `h1`. */
export function HeroCarousel({ slides }: { slides?: Slide[] }) {
  if (!slides?.length) return null;
  return (
    <Carousel single interval={INTERVAL_MS} className="hero" label="What we do">
      {slides.map((slide, index) => (
        <HeroSlide key={slide.heading} slide={slide} first={index === 0} />
      ))}
    </Carousel>
  );
}

function HeroSlide({ slide, first }: { slide: Slide; first: boolean }) {
  const Title = first ? 'h1' : 'h2';
  return (
    <article className="hero__slide">
      <div className="hero__words">
        <Title className="hero__title">{slide.heading}</Title>
        {slide.paragraph && <p className="hero__text">{slide.paragraph}</p>}
        <QuoteAndCall quoteHref="/free-quote" />
        <Proof slide={slide} />
      </div>
      <div className="hero__art">
        {slide.picture && (
          <Picture className="cover" picture={slide.picture} sizes="(min-width: 992px) 56vw, 100vw" priority={first} />
        )}
        {slide.video && <Video path={slide.video} webm={slide.webm} />}
      </div>
    </article>
  );
}

function Proof({ slide: { rating, happyCustomers } }: { slide: Slide }) {
  const { happy_customers } = useWords();
  const stars = Number(rating);
  if (!rating && !happyCustomers) return null;
  return (
    <ul className="hero__proof nums">
      {rating && (
        <li>
          {stars > 0 && stars <= 5 && <Stars rating={stars} />} <b>{rating}</b>
        </li>
      )}
      {happyCustomers && (
        <li>
          <b>{happyCustomers}</b> {happy_customers}
        </li>
      )}
    </ul>
  );
}
