import { z } from 'zod';

/** Where the company works, as the owner maintains it; an addition. */
export const ServiceArea = z.object({
  areas: z.array(
    z.object({
      /** `id` of the responsible office in the settings. */
      office: z.string(),
      /** Postcodes and ranges: "5096", "5000-5199". */
      postcodes: z.array(z.string().regex(/^\d{4}(-\d{4})?$/)),
      /** Suburbs of the office's state that belong to the area whatever their postcode is. */
      suburbs: z.array(z.string()).optional(),
      /** Also all suburbs within this distance of the office, in km. */
      within_km: z.number().positive().optional(),
    }),
  ),
});
export type ServiceArea = z.infer<typeof ServiceArea>;
