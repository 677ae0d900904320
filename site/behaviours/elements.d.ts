import type { DetailedHTMLProps, HTMLAttributes } from 'react';

type Tag<Attributes = unknown> = DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement> & Attributes;

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'card-carousel': Tag<{ interval?: number; single?: boolean; paged?: boolean }>;
      'scroll-in': Tag;
      'map-frame': Tag<{ 'data-src': string; 'data-sandbox'?: string; 'in-view'?: boolean }>;
      'hover-menu': Tag;
    }
  }
}
