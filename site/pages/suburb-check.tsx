import { SuburbCheck } from '../addresses/suburb-check';
import { useWords } from '../content/shell';
import { Closing } from '../sections/closing';
import { Frame } from '../sections/frame';
import { PageHero } from '../sections/page-hero';
import type { SuburbCheckData } from './suburb-check.server';

export function SuburbCheckPage({ data: { answer } }: { data: SuburbCheckData }) {
  const { suburb_page: title } = useWords();
  return (
    <>
      <PageHero title={title} crumbs={[{ label: 'Home', href: '/' }, { label: title }]} />
      <Frame width="narrow">
        <SuburbCheck key={answer.asked} answer={answer} />
      </Frame>
      <Closing />
    </>
  );
}
