/**
 * Marks that advertisements add to an address for each click, and the network that reads them. Uploaded with what became of an
 * enquiry, they tell the network which advertisement brought it.
 */
export const clickIds = {
  gclid: 'Google Ads',
  gbraid: 'Google Ads, from an app',
  wbraid: 'Google Ads, to an app',
  dclid: 'Google Display',
  srsltid: 'Google Shopping',
  msclkid: 'Microsoft Ads',
  fbclid: 'Facebook',
  igshid: 'Instagram',
  ttclid: 'TikTok',
  li_fat_id: 'LinkedIn',
  twclid: 'X',
  epik: 'Pinterest',
  rdt_cid: 'Reddit',
  sccid: 'Snapchat',
  qclid: 'Quora',
  yclid: 'Yandex',
  tblci: 'Taboola',
  ob_click_id: 'Outbrain',
} as const;

export type ClickId = keyof typeof clickIds;

export const isClickId = (name: string): name is ClickId => Object.hasOwn(clickIds, name);
/** Whether a parameter, in small letters, only says which advertisement was clicked. */
export const isCampaign = (name: string) => /^utm_[a-z_]{1,30}$/.test(name) || isClickId(name);

/** The marks of advertisements in an address's query, in small letters: "ScCid" is Snapchat's. */
export function campaignOf(search: URLSearchParams): Record<string, string> {
  const found = [...search].map(([name, value]) => [name.toLowerCase(), value] as const);
  return Object.fromEntries(found.filter(([name, value]) => value && isCampaign(name)));
}
