import { z } from 'zod';

/** An entry of the header's menu, or of a list in the footer. */
export const MenuEntry = z.object({
  label: z.string(),
  /** A page of the site or a web address. In the header, an entry without one opens the list of city pages or, with one city, of services. */
  href: z.string().optional(),
});
export type MenuEntry = z.infer<typeof MenuEntry>;

/** The footer's columns; what is left out is as specified (R-PAGE-5). */
export const FooterColumns = z.object({
  navigation_title: z.string().optional(),
  navigation: z.array(MenuEntry).optional(),
  services_title: z.string().optional(),
  services: z.array(MenuEntry).optional(),
  information_title: z.string().optional(),
});
