import type { ServiceData } from './service.server';

/** What each layout of a service page is made of. */
export interface ShapeProps {
  data: ServiceData;
  /** Address of the quote form, about this service. */
  quoteHref: string;
}
