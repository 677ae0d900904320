import { useWords } from '../content/shell';
import { Closing } from '../sections/closing';
import { NotFoundWays } from '../sections/not-found';
import { PageHero } from '../sections/page-hero';

export function NotFoundPage() {
  const { missing_heading, missing_lead } = useWords();
  return (
    <>
      <PageHero title={missing_heading} subtitle={missing_lead} />
      <NotFoundWays />
      <Closing />
    </>
  );
}
