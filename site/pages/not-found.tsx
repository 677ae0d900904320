import { Closing } from '../sections/closing';
import { NotFoundWays } from '../sections/not-found';
import { PageHero } from '../sections/page-hero';

/** The page for URLs without a page. */
export function NotFoundPage() {
  return (
    <>
      <PageHero
        title="There is no page here"
        subtitle="The address may be old, or a letter may be wrong. Nothing on your side is broken."
      />
      <NotFoundWays />
      <Closing />
    </>
  );
}
