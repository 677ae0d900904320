import type { ServerProps } from 'payload';
import { Suspense } from 'react';
import { zoneOf } from '../../base/process/zone';
import { answersLeads } from '../../base/rights/access';
import { DrillReport } from '../drill/report';
import { SiteReport } from './site-report';

/** On the first page of accounts that answer enquiries: whether a new one would arrive, and those that lie at the website. */
export async function EnquiryReports({ payload, user }: ServerProps) {
  if (!answersLeads(user)) return null;
  return (
    <section className="figures" aria-label="Whether enquiries arrive">
      <Suspense fallback={null}>
        <SiteReport />
      </Suspense>
      <DrillReport payload={payload} zone={await zoneOf(payload)} now={new Date()} />
    </section>
  );
}
