import { VISIT_KEY } from '../forms/kept';

export const CAMPAIGN =
  /^(utm_[a-z_]+|[a-z]*clid|msclkid|[gw]braid|li_fat_id|epik|rdt_cid|tblci|srsltid|igshid|sccid|ob_click_id)$/;

/** This page as a touch of the visit: path, referrer and campaign parameters. */
function touch(prefix: 'first' | 'last'): Record<string, string> {
  const campaign = [...new URLSearchParams(location.search)]
    .map(([name, value]) => [name.toLowerCase(), value] as const)
    .filter(([name]) => CAMPAIGN.test(name));
  const outside = document.referrer && new URL(document.referrer).origin !== location.origin ? document.referrer : '';
  if (prefix === 'last' && campaign.length === 0 && !outside) return {};
  const found = [['page', location.pathname], ['referrer', outside], ...campaign].filter(([, value]) => value);
  return Object.fromEntries(found.map(([name, value]) => [`${prefix}_${name}`, String(value).slice(0, 500)]));
}

const firstOf = (visit: Record<string, string>) =>
  Object.fromEntries(Object.entries(visit).filter(([name]) => name.startsWith('first_')));

/** Stores the first and last touch of the visit in session storage; once per document, as navigation is no touch. */
export function recordVisit(): void {
  try {
    const known: Record<string, string> = JSON.parse(sessionStorage.getItem(VISIT_KEY) ?? 'null') ?? touch('first');
    const last = touch('last');
    const visit = Object.keys(last).length > 0 ? { ...firstOf(known), ...last } : known;
    sessionStorage.setItem(VISIT_KEY, JSON.stringify(visit));
  } catch {
    // Storage may be blocked; then the server goes by the query of the page that sends.
  }
}
