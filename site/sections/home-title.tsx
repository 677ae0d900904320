import { useShell } from '../content/shell';
import { PageHero } from './page-hero';

/** What the home page begins with when there are no slides: the company and its tagline. */
export function HomeTitle() {
  const { brand, tagline } = useShell().settings;
  return <PageHero title={brand} subtitle={tagline} quoteHref="/free-quote" />;
}
