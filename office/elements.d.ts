import type { DetailedHTMLProps, HTMLAttributes } from 'react';

type Tag<Attributes = unknown> = DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement> & Attributes;

declare module 'react' {
  namespace JSX {
    /** The elements that `behaviours/` defines. */
    interface IntrinsicElements {
      'kept-acts': Tag;
      'list-beside': Tag<{ 'data-list'?: string; 'data-script': string }>;
      'office-keys': Tag;
      'quote-form': Tag;
      'ring-here': Tag<{ 'data-key': string }>;
    }
  }
}
