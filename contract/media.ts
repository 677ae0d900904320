import { z } from 'zod';

type PictureKeys<K extends string> = { [P in K]: z.ZodOptional<z.ZodNullable<z.ZodString>> } & {
  [P in `${K}_alt` | `${K}_focus`]: z.ZodOptional<z.ZodNullable<z.ZodString>>;
} & { [P in `${K}_width` | `${K}_height`]: z.ZodOptional<z.ZodNullable<z.ZodNumber>> };

/**
 * The wire fields of one picture. `{key}` is the documented storage-relative path; `{key}_alt`, `{key}_width` and `{key}_height`
 * (pixels of the original) and `{key}_focus` (a CSS object-position) are optional (R-WIRE-10).
 */
export function pictureFields<K extends string>(key: K): PictureKeys<K> {
  const text = z.string().nullish();
  const pixels = z.number().int().positive().nullish();
  return {
    [key]: text,
    [`${key}_alt`]: text,
    [`${key}_focus`]: text,
    [`${key}_width`]: pixels,
    [`${key}_height`]: pixels,
  } as PictureKeys<K>;
}

/** A figure that providers send as number or text: `4.9`, `"4.9"`, `"2500+"`. */
export const Figure = z.union([z.string(), z.number()]);
