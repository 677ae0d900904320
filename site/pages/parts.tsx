import type { ReactNode } from 'react';
import type { Picture as PictureContent } from '../content/shapes';
import { Frame } from '../sections/frame';
import { ReviewCard } from '../sections/review-card';
import { ServiceCard } from '../sections/service-card';
import { Accordion } from '../ui/accordion';
import { BeforeAfter } from '../ui/before-after';
import { Breadcrumb } from '../ui/breadcrumb';
import { Button, ButtonLink } from '../ui/button';
import { Carousel } from '../ui/carousel';
import { DateBadge } from '../ui/date-badge';
import { Heading, Highlighted } from '../ui/heading';
import { Icon } from '../ui/icon';
import { ICONS } from '../ui/icon-names';
import { Pagination } from '../ui/pagination';
import { Stars } from '../ui/stars';
import { Ticks } from '../ui/ticks';

const long = 'A heading that somebody made much longer than anyone had planned for when the part was drawn';
const picture = (path: string): PictureContent => ({ path, alt: `The file ${path}`, width: 1200, height: 800 });
const date = { day: '14', month: 'Sep', full: '14 September 2026', dateTime: '2026-09-14' };
const review = {
  name: 'Example One',
  initial: 'E',
  date: date.full,
  dateTime: date.dateTime,
  rating: 4.5,
  verified: { name: 'badge-check' },
};
const service = { title: 'Oven Cleaning', description: 'One line of words.', href: '/service/oven-cleaning' };

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Frame className="frame--low">
      <Heading title={title} />
      {children}
    </Frame>
  );
}

/** Shows the UI components in all their states, for engineers; in development only. */
export function PartsPage() {
  return (
    <>
      <Frame className="frame--low">
        <h1>Parts</h1>
      </Frame>
      <Part title="Buttons and links">
        <div className="btns">
          <ButtonLink href="/">The action</ButtonLink>
          <ButtonLink look="line" icon="phone" href="/">
            The second
          </ButtonLink>
          <ButtonLink look="text" icon="arrow-right" href="/">
            The rest
          </ButtonLink>
          <Button disabled>Disabled</Button>
          <Button busy>Submitting...</Button>
        </div>
      </Part>
      <Part title="Headings">
        <Heading
          eyebrow="Eyebrow"
          title={<Highlighted text="Why people trust our patient hand work" />}
          lead="A sentence below it."
        />
        <Heading title={long} lead={`${long}. ${long}.`} />
      </Part>
      <Part title="Cards">
        <div className="grid">
          <ServiceCard service={{ ...service, picture: picture('oven-cleaning.jpg') }} more="View More" sizes="24rem" />
          <ServiceCard service={{ ...service, title: long, description: `${long}. ${long}.` }} more="View More" sizes="24rem" />
          <ReviewCard review={{ ...review, comment: 'Short and kind.' }} />
          <ReviewCard review={{ ...review, name: long, comment: `${long}. `.repeat(5) }} />
        </div>
      </Part>
      <Part title="Marks">
        <p>
          <Stars rating={4.5} /> <Stars rating={0} />
        </p>
        <DateBadge date={date} />
        <Ticks lines={['A tick', long]} />
      </Part>
      <Part title="Ways">
        <Breadcrumb crumbs={[{ label: 'Home', href: '/' }, { label: long }]} />
        <Pagination page={1} pages={3} href={(page) => `?page=${page}`} />
        <Pagination page={6} pages={12} href={(page) => `?page=${page}`} />
      </Part>
      <Part title="Accordion">
        <Accordion
          items={[
            { question: 'A question?', answer: 'An answer.\n\nIn two paragraphs.' },
            { question: `${long}?`, answer: long },
          ]}
        />
      </Part>
      <Part title="Before and after">
        <div className="grid">
          <BeforeAfter before={picture('oven-cleaning-before.jpg')} after={picture('oven-cleaning-after.jpg')} />
          <BeforeAfter narrow before={picture('oven-cleaning-before.jpg')} after={picture('oven-cleaning-after.jpg')} />
        </div>
      </Part>
      <Part title="Carousel">
        <div className="premium">
          <Carousel label="Example" interval={4000}>
            {['One', 'Two', 'Three', 'Four', 'Five'].map((title) => (
              <ServiceCard key={title} service={{ ...service, title }} more="View More" sizes="24rem" />
            ))}
          </Carousel>
        </div>
      </Part>
      <Part title="Icons">
        <ul className="grid parts__icons">
          {ICONS.map((name) => (
            <li key={name}>
              <Icon name={name} /> {name}
            </li>
          ))}
        </ul>
      </Part>
    </>
  );
}
