import { SuburbCheck } from '../addresses/suburb-check';
import { useWords } from '../content/shell';
import { Closing } from '../sections/closing';
import { Frame } from '../sections/frame';
import { PageHero } from '../sections/page-hero';
import type { PageDataOf } from './loaders.server';

export function SuburbCheckPage({ data: { answer } }: { data: PageDataOf['suburbCheck'] }) {
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
