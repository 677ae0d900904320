import { z } from 'zod';

/** Networks that an owner may tell of enquiries, by the names that visitors read. */
export const networks = {
  google_analytics: 'Google Analytics',
  google_ads: 'Google Ads',
  meta: 'Meta',
  microsoft: 'Microsoft Advertising',
  linkedin: 'LinkedIn',
} as const;
export type Network = keyof typeof networks;

const Network = z.enum(Object.keys(networks) as [Network, ...Network[]]);

/** How an id of each network looks. */
export const idFormats = {
  google_analytics: /^G-[A-Z0-9]{4,20}$/,
  google_ads: /^AW-\d{5,20}$/,
  meta: /^\d{5,20}$/,
  microsoft: /^\d{3,20}$/,
  linkedin: /^\d{3,20}$/,
} as const satisfies Record<Network, RegExp>;

/** The label of a Google Ads conversion, and the number of one at LinkedIn. */
export const CONVERSION = /^[\w-]{1,60}$/;

const id = (network: Network) => z.string().regex(idFormats[network]);
const conversion = z.string().regex(CONVERSION).optional();

/** Tags that run in the visitor's browser, each after the visitor has agreed. */
export const Tags = z
  .object({
    google_analytics: z.object({ id: id('google_analytics') }),
    google_ads: z.object({ id: id('google_ads'), conversion }),
    meta: z.object({ id: id('meta') }),
    microsoft: z.object({ id: id('microsoft') }),
    linkedin: z.object({ id: id('linkedin'), conversion }),
  })
  .partial();
export type Tags = z.infer<typeof Tags>;

/** How enquiries are measured, where they are. */
export const Measuring = z.object({
  /** Networks that get something by which they know a visitor, so the visitor is asked. */
  asks: z.array(Network),
  tags: Tags.optional(),
});
export type Measuring = z.infer<typeof Measuring>;

/** What a visitor agreed to: the networks, and the browser's name, which some of them want with it. */
export const Agreement = z.object({ networks: z.array(Network).min(1).max(10), browser: z.string().max(500) });
export type Agreement = z.infer<typeof Agreement>;
