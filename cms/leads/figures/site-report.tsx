import type { ServerProps } from 'payload';
import { Suspense } from 'react';
import { answersLeads } from '../../base/rights/access';
import { ENQUIRIES } from '../record/light-page';
import { siteState } from '../site/site-state';

async function Lying() {
  const spool = await siteState();
  if (!spool || (spool.writable && spool.waiting + spool.refused === 0)) return null; // of a website that is silent, Today says so
  return (
    <section className="figures" aria-label="Whether enquiries arrive">
      {!spool.writable && (
        <p role="alert">
          <strong>The website cannot write to its disk.</strong> Enquiries are taken only while the back office answers. Free some
          space.
        </p>
      )}
      {spool.waiting > 0 && (
        <p role="status">
          {spool.waiting === 1 ? '1 enquiry waits' : `${spool.waiting} enquiries wait`} at the website and will be delivered by
          itself.
        </p>
      )}
      {spool.refused > 0 && (
        <p role="alert">
          {spool.refused === 1 ? '1 enquiry lies' : `${spool.refused} enquiries lie`} at the website and could not be stored here.
        </p>
      )}
      {spool.waiting + spool.refused > 0 && (
        <p>
          <a href={`${ENQUIRIES}#at-website`}>Look at what lies at the website</a>
        </p>
      )}
    </section>
  );
}

/** On the first page: leads that are still on the site, once it has answered; nothing if all is well. */
export const SiteReport = ({ user }: ServerProps) =>
  answersLeads(user) && (
    <Suspense fallback={null}>
      <Lying />
    </Suspense>
  );
