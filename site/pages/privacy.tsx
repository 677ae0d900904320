import { Closing } from '../sections/closing';
import { PageHero } from '../sections/page-hero';
import { ReadingText } from '../sections/reading-text';
import type { PrivacyData } from './privacy.server';

export function PrivacyPage({ data: { title, sections } }: { data: PrivacyData }) {
  return (
    <>
      <PageHero title={title} crumbs={[{ label: 'Home', href: '/' }, { label: title }]} />
      <ReadingText sections={sections} />
      <Closing />
    </>
  );
}
