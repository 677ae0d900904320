import { useShell, useWords } from '../content/shell';
import { Status } from '../forms/status';
import { Frame } from '../sections/frame';
import { ActionLink } from '../sections/own/text';
import { PageHero } from '../sections/page-hero';
import { ButtonLink } from '../ui/button';
import { Rest } from '../ui/rest';
import type { OwnData } from './own.server';
import { type Of, OwnSections } from './own-sections';

/** The hero of a page, or the title of one that begins with another section. */
function Top({ title, hero }: { title: string; hero?: Of<'hero'> }) {
  const { phone_link } = useShell().settings;
  const { call_button } = useWords();
  if (!hero) return <PageHero title={title} />;
  const { heading, text, price, picture, action, call } = hero;
  const buttons = (action || call) && (
    <>
      <ActionLink action={action} />
      {call && (
        <ButtonLink look="line" icon="phone" href={phone_link}>
          {call_button}
        </ButtonLink>
      )}
    </>
  );
  return <PageHero title={heading ?? title} subtitle={text} price={price} picture={picture} buttons={buttons} />;
}

/** A page of the owner's own: its sections in their order, below one main heading. */
export function OwnPage({ data: { title, sections: all, form } }: { data: OwnData }) {
  const [first, ...others] = all;
  const hero = first?.kind === 'hero' ? first : undefined;
  const below = hero ? others : all;
  const showsForm = below.some((section) => section.kind === 'form' && section.form === form?.form);
  return (
    <>
      <Top title={title} hero={hero} />
      {form && !showsForm && (
        <Frame width="narrow">
          <Status state={form} />
        </Frame>
      )}
      <Rest>
        <OwnSections sections={below} above="tint" form={form} endsPage />
      </Rest>
    </>
  );
}
