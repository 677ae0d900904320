import { Closing } from '../sections/closing';
import { PageHero } from '../sections/page-hero';
import { ReadingText } from '../sections/reading-text';
import type { PageDataOf } from './loaders.server';

export function PrivacyPage({ data: { title, sections } }: { data: PageDataOf['privacy'] }) {
  return (
    <>
      <PageHero title={title} crumbs={[{ label: 'Home', href: '/' }, { label: title }]} />
      <ReadingText sections={sections} />
      <Closing />
    </>
  );
}
