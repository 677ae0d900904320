import type { ServicePage as ServicePageEntry } from 'contract/service-page';
import type { ComponentType } from 'react';
import { type Claim, ClaimsStrip } from '../sections/claims';
import { Closing } from '../sections/closing';
import { PageHero } from '../sections/page-hero';
import { quoteAbout } from '../sections/quote-href';
import { Rest } from '../ui/rest';
import { More } from './more';
import type { ServiceData } from './service.server';
import { FamilyPage } from './service-family';
import type { ShapeProps } from './service-shape';
import { StandalonePage } from './service-standalone';
import { SubServicePage } from './service-sub-service';

const shapes: Record<ServicePageEntry['shape'], ComponentType<ShapeProps>> = {
  family: FamilyPage,
  standalone: StandalonePage,
  'sub-service': SubServicePage,
};

/** Any service page: hero and closing are the same, the middle depends on its layout. */
export function ServicePage({ data }: { data: ServiceData }) {
  const { service, parent, picture } = data;
  const Shape = shapes[service.shape];
  const quoteHref = quoteAbout(`/service/${service.slug}`);
  const claims: Claim[] = ['quote', 'guarantee', 'insurance', service.claim ?? 'eco'];
  return (
    <>
      <PageHero
        title={service.title}
        subtitle={service.description}
        price={service.price}
        picture={picture}
        crumbs={[{ label: 'Home', href: '/' }, parent, { label: service.name }]}
        quoteHref={quoteHref}
      />
      <ClaimsStrip only={claims} />
      <Rest>
        <Shape data={data} quoteHref={quoteHref} />
        <More sections={data.more} />
        <Closing {...service.closing} quoteHref={quoteHref} />
      </Rest>
    </>
  );
}
