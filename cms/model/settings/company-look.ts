import type { Payload } from 'payload';
import { type Palette, paletteOf } from 'shared/palette';
import { fileOf } from '../pictures/chosen-file';

export interface CompanyLook {
  brand: string;
  palette: Palette;
  logo?: string;
  sign?: string;
}

const nameOf = (upload: Parameters<typeof fileOf>[0]) => fileOf(upload)?.filename ?? undefined;

export async function companyLook(payload: Payload): Promise<CompanyLook> {
  const select = { brand: true, look: true } as const;
  const { brand, look } = await payload.findGlobal({ slug: 'settings', depth: 1, select });
  return {
    brand,
    palette: paletteOf(look),
    logo: nameOf(look.logo),
    sign: nameOf(look.sign),
  };
}

/** Where the back office itself serves an upload. */
export const storedAt = (filename: string) => `/storage/${encodeURIComponent(filename)}`;
