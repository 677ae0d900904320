import { addressOnce, spelledOnce } from 'contract/redirect';
import { asImport } from './as-import';
import { type Job, refusalIn } from './job';

const KIND = 'redirects';

/** The path and query of an old address; undefined for the home page's, which is here, too. */
function oldAddress(address: string): string | undefined {
  if (!URL.canParse(address, 'http://site')) return undefined;
  const { pathname, search } = new URL(address, 'http://site');
  const found = addressOnce(pathname + search);
  return found === '/' ? undefined : found;
}

/** Lets an old address lead to a page, by the rules of the owner's redirects. A draft's page may come later. */
export async function saveRedirect(job: Job, old: string, to: string, from: string): Promise<void> {
  const { payload, report } = job;
  const address = oldAddress(old);
  if (address === undefined) return report.misfit(from, old, 'no redirect: this site has its home page there');
  if (address === spelledOnce(to)) return;
  const { docs } = await payload.find({ collection: 'redirects', where: { from: { equals: address } }, limit: 1, depth: 0 });
  if (docs[0]?.to === to) return report.count(KIND, 'already here');
  try {
    await payload.create({ collection: 'redirects', data: { from: address, to }, ...asImport, context: { page_may_come: true } });
    report.count(KIND, 'added');
  } catch (error) {
    report.count(KIND, 'left out');
    report.misfit(from, address, `no redirect to ${to}: ${refusalIn(error)}`);
  }
}
