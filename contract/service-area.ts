import { z } from 'zod';

/** Where the company works, as the owner keeps it; an addition. */
export const ServiceArea = z.object({
  areas: z.array(
    z.object({
      /** `id` of the office in the settings that looks after this area. */
      office: z.string(),
      /** Single postcodes and ranges of them: "5096", "5000-5199". */
      postcodes: z.array(z.string().regex(/^\d{4}(-\d{4})?$/)),
      /** Suburbs of the office's state that belong to the area whatever their postcode. */
      suburbs: z.array(z.string()).optional(),
    }),
  ),
});
export type ServiceArea = z.infer<typeof ServiceArea>;
