import { spelledOnce } from 'contract/redirect';
import { asImport } from './as-import';
import { type Job, refusalIn } from './job';

const KIND = 'redirects';

/** The path of an old address; undefined for one that only its query tells apart, such as /?p=12. */
function oldPath(address: string): string | undefined {
  if (!URL.canParse(address, 'http://site')) return undefined;
  const { pathname, search } = new URL(address, 'http://site');
  return search || pathname === '/' ? undefined : spelledOnce(pathname);
}

/** Lets an old address lead to a page, by the rules of the owner's redirects: no circle, no chain, no page at the old address. */
export async function saveRedirect(job: Job, old: string, to: string, from: string): Promise<void> {
  const { payload, report } = job;
  const path = oldPath(old);
  if (path === undefined)
    return report.misfit(from, old, 'no redirect: an address is found by its path alone, without what follows “?”');
  if (path === spelledOnce(to)) return;
  const { docs } = await payload.find({ collection: 'redirects', where: { from: { equals: path } }, limit: 1, depth: 0 });
  if (docs[0]?.to === to) return report.count(KIND, 'already here');
  try {
    await payload.create({ collection: 'redirects', data: { from: path, to }, ...asImport });
    report.count(KIND, 'added');
  } catch (error) {
    report.count(KIND, 'left out');
    report.misfit(from, path, `no redirect to ${to}: ${refusalIn(error)}`);
  }
}
