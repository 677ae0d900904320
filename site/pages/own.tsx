import type { ReactNode } from 'react';
import { SuburbCheck } from '../addresses/suburb-check';
import type { OwnSection } from '../content/own-pages';
import { useWords } from '../content/shell';
import { LeadForm } from '../forms/lead-form';
import type { FormState } from '../forms/model';
import { Status } from '../forms/status';
import { CallButton } from '../sections/call-button';
import { Closing } from '../sections/closing';
import { Reasons } from '../sections/company-reasons';
import { ContactSection } from '../sections/contact-section';
import { Frame, type FrameProps } from '../sections/frame';
import { OfficeMap } from '../sections/office-map';
import { CallToAction } from '../sections/own/call-to-action';
import { OwnCards } from '../sections/own/cards';
import { EmbedSection } from '../sections/own/embed';
import { Files } from '../sections/own/files';
import { Gallery } from '../sections/own/gallery';
import { Prices } from '../sections/own/prices';
import { ActionLink, OwnText } from '../sections/own/text';
import { PageFaqs } from '../sections/page-faqs';
import { PageHero } from '../sections/page-hero';
import { ServiceReasons } from '../sections/service-reasons';
import { StatBoxes } from '../sections/stat-boxes';
import { Testimonials } from '../sections/testimonials';
import { Steps } from '../sections/working-process';
import { Heading } from '../ui/heading';
import { Rest } from '../ui/rest';
import type { PageDataOf } from './loaders.server';

type Kind = OwnSection['kind'];
export type Of<K extends Kind> = Extract<OwnSection, { kind: K }>;

function SuburbSection({ band }: Pick<FrameProps, 'band'>) {
  const { suburb_heading } = useWords();
  return (
    <Frame band={band}>
      <Heading title={suburb_heading} />
      <div className="split">
        <SuburbCheck />
      </div>
    </Frame>
  );
}

interface SectionProps<K extends Kind> {
  section: Of<K>;
  form?: FormState;
  at: number;
  isLast?: boolean;
}

const sections: { [K in Kind]: (props: SectionProps<K>) => ReactNode } = {
  hero: ({ section: { heading, text, price, picture, action, band } }) => (
    <OwnText heading={heading} lines={[text, price]} picture={picture} action={action} band={band} />
  ),
  text: ({ section }) => <OwnText {...section} />,
  cards: ({ section }) => <OwnCards {...section} />,
  reasons: ({ section }) => <Reasons {...section} />,
  steps: ({ section }) => <Steps {...section} />,
  numbers: ({ section }) => <StatBoxes {...section} />,
  before_after: ({ section }) => <ServiceReasons whyChoose={section} band={section.band} />,
  gallery: ({ section }) => <Gallery {...section} />,
  prices: ({ section }) => <Prices {...section} />,
  questions: ({ section: { heading, faq, band }, at }) => <PageFaqs faq={faq} title={heading} band={band} id={`faq-${at}`} />,
  files: ({ section }) => <Files {...section} />,
  reviews: ({ section }) => <Testimonials {...section} />,
  form: ({ section: { form: name, heading, lead, asksSuburb, photos, band }, form }) => (
    <ContactSection title={heading} lead={lead} band={band} asksSuburb={asksSuburb}>
      <LeadForm form={name} state={form} photos={photos} />
    </ContactSection>
  ),
  suburb_check: ({ section: { band } }) => <SuburbSection band={band} />,
  map: ({ section: { office } }) => <OfficeMap office={office} />,
  embed: ({ section }) => <EmbedSection {...section} />,
  call_to_action: ({ section: { heading, text = '', action, band }, isLast }) =>
    isLast ? (
      <Closing heading={heading} text={text} quoteHref={action?.href} label={action?.label} />
    ) : (
      <CallToAction heading={heading} text={text} action={action} band={band} />
    ),
};

interface OwnSectionsProps {
  sections: readonly OwnSection[];
  form?: FormState;
  /** Whether nothing of the page follows. */
  endsPage?: boolean;
}

export function OwnSections({ sections: all, form, endsPage }: OwnSectionsProps) {
  return all.map((section, at) => {
    const Section = sections[section.kind] as unknown as (props: SectionProps<Kind>) => ReactNode;
    const key = `${section.kind} ${at}`;
    return <Section key={key} section={section} form={form} at={at} isLast={endsPage && at === all.length - 1} />;
  });
}

/** The hero of a page, or the title of one that begins with another section. */
function Top({ title, hero }: { title: string; hero?: Of<'hero'> }) {
  if (!hero) return <PageHero title={title} />;
  const { heading, text, price, picture, action, call } = hero;
  const buttons = (action || call) && (
    <>
      <ActionLink action={action} />
      {call && <CallButton />}
    </>
  );
  return <PageHero title={heading ?? title} subtitle={text} price={price} picture={picture} buttons={buttons} />;
}

export function OwnPage({ data: { title, sections: all, form, thanked } }: { data: PageDataOf['own'] }) {
  const [first, ...others] = all;
  const hero = first?.kind === 'hero' ? first : undefined;
  const below = hero ? others : all;
  return (
    <>
      <Top title={title} hero={hero} />
      {thanked && (
        <Frame width="narrow">
          <Status state={thanked} />
        </Frame>
      )}
      <Rest>
        <OwnSections sections={below} form={form} endsPage />
      </Rest>
    </>
  );
}
