import type { ServiceData } from './service.server';

export interface ShapeProps {
  data: ServiceData;
  quoteHref: string;
}
