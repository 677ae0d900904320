const KEY = 'visit';
const CAMPAIGN = /^(utm_[a-z_]+|gclid)$/;

/** This page as a touch of the visit: where it is, where the visitor came from, and the campaign's parameters. */
function touch(prefix: 'first' | 'last'): Record<string, string> {
  const campaign = [...new URLSearchParams(location.search)].filter(([name]) => CAMPAIGN.test(name));
  const outside = document.referrer && new URL(document.referrer).origin !== location.origin ? document.referrer : '';
  if (prefix === 'last' && campaign.length === 0 && !outside) return {};
  const found = [['page', location.pathname], ['referrer', outside], ...campaign].filter(([, value]) => value);
  return Object.fromEntries(found.map(([name, value]) => [`${prefix}_${name}`, String(value).slice(0, 500)]));
}

/**
 * Where the visit came from, first and last touch, kept in the tab alone: no cookie. To be called when a document has loaded;
 * a page that was reached from within the site changes nothing.
 */
export function recordVisit(): Record<string, string> {
  try {
    const known: Record<string, string> = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') ?? touch('first');
    const last = touch('last');
    const visit = Object.keys(last).length > 0 ? { ...firstOf(known), ...last } : known;
    sessionStorage.setItem(KEY, JSON.stringify(visit));
    return visit;
  } catch {
    return {}; // storage is forbidden: a lead without its source is still a lead
  }
}

const firstOf = (visit: Record<string, string>) =>
  Object.fromEntries(Object.entries(visit).filter(([name]) => name.startsWith('first_')));
