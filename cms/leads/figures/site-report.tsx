import { SetAside } from '../inbox/set-aside';
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
      {spool.waiting + spool.refused > 0 && <SetAside />}
    </>
  );
}
