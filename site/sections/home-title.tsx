import { useShell } from '../content/shell';
import { PageHero } from './page-hero';

/** Start of the home page without slides: the company and its tagline. */
export function HomeTitle() {
  const { brand, tagline } = useShell().settings;
  return <PageHero title={brand} subtitle={tagline} quoteHref="/free-quote" />;
}
