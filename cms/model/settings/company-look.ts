import { type Palette, paletteOf } from 'contract/palette';
import type { Payload } from 'payload';
import type { Media } from '../../base/database/payload-types';

/** How the company looks to visitors, for the back office and its mails. */
export interface CompanyLook {
  brand: string;
  palette: Palette;
  /** File names of uploads. */
  logo?: string;
  logoOnDark?: string;
  sign?: string;
}

const fileOf = (upload: number | Media | null | undefined): string | undefined =>
  typeof upload === 'object' && !upload?.deletedAt ? (upload?.filename ?? undefined) : undefined;

/** The published look. */
export async function companyLook(payload: Payload): Promise<CompanyLook> {
  const select = { brand: true, look: true } as const;
  const { brand, look } = await payload.findGlobal({ slug: 'settings', depth: 1, select });
  return {
    brand,
    palette: paletteOf(look),
    logo: fileOf(look.logo),
    logoOnDark: fileOf(look.logo_on_dark),
    sign: fileOf(look.sign),
  };
}

/** Where the back office itself serves an upload. */
export const storedAt = (filename: string) => `/storage/${encodeURIComponent(filename)}`;
