import { error, type Finding, ok, warning } from '../../../../cms/base/checks';
import { reasonOf } from '../checks/finding';
import { type Answer, ask } from './ask';
import type { Names } from './names';

const HIDES = /\bnoindex\b|\bnone\b/i;
const ROBOTS_META = /<meta\s[^>]*name="(?:robots|googlebot)"[^>]*>/gi;

function closesAll(robots: string): boolean {
  let agents: string[] = [];
  let ruled = false;
  for (const line of robots.split('\n')) {
    const [, name = '', value = ''] = /^\s*([\w-]+)\s*:\s*([^#\s]*)/.exec(line) ?? [];
    if (/^user-agent$/i.test(name)) {
      if (ruled) agents = [];
      ruled = false;
      agents.push(value);
    } else if (name) {
      ruled = true;
      if (/^disallow$/i.test(name) && /^\/\*?$/.test(value) && agents.includes('*')) return true;
    }
  }
  return false;
}

const isHidden = ({ headers, body }: Answer) =>
  HIDES.test(String(headers['x-robots-tag'] ?? '')) || (body.match(ROBOTS_META) ?? []).some((tag) => HIDES.test(tag));

function judgeSitemap({ status, body }: Answer, siteUrl: string): Finding {
  const pages = [...body.matchAll(/<loc>\s*([^<]*?)\s*<\/loc>/g)].map(([, url = '']) => url);
  if (status !== 200 || pages.length === 0)
    return error(`${siteUrl}/sitemap.xml lists no pages (status ${status})`, 'see whether the provider answers');
  const foreign = pages.find((url) => !url.startsWith(`${siteUrl}/`) && url !== siteUrl);
  if (foreign)
    return error(
      `the sitemap names pages elsewhere, such as ${foreign}`,
      'start the website with SITE_URL set to its public address',
    );
  return ok(`the sitemap names ${pages.length} pages, all at ${siteUrl}`);
}

/** Whether search engines may list the pages at the public address, and are told of them. */
export async function checkSearch(siteUrl: string, names: Names): Promise<Finding[]> {
  const answers = await Promise.all(['/robots.txt', '/', '/sitemap.xml'].map((path) => ask(`${siteUrl}${path}`, names))).catch(
    reasonOf,
  );
  if (typeof answers === 'string')
    return [warning(`robots.txt, home page and sitemap could not be read: ${answers}`, 'mend the lines above first')];
  const [robots, home, sitemap] = answers as [Answer, Answer, Answer];
  const closed = robots.status === 200 && closesAll(robots.body);
  return [
    closed
      ? error(`${siteUrl}/robots.txt keeps all search engines out`, 'take “Disallow: /” out where the proxy adds it')
      : ok('robots.txt lets search engines in'),
    isHidden(home)
      ? error('the home page tells search engines not to list it (noindex)', 'take the header X-Robots-Tag out of the proxy')
      : ok('the home page may be listed'),
    judgeSitemap(sitemap, siteUrl),
  ];
}
