import { ENQUIRIES } from '../record/light-page';
import { siteState } from '../site/site-state';

/** Leads that are still on the site; nothing if all is well. */
export async function SiteReport() {
  const spool = await siteState();
  if (!spool) return null; // Today says so
  return (
    <>
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
    </>
  );
}
