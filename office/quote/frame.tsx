import type { ReactNode } from 'react';

/** What a page about quotes says first: what was done, or why not. */
export interface Outcome {
  done?: string;
  refused?: { reason: string; field?: string };
}

interface Frame extends Outcome {
  enquiry: { id: number; href: string; name: string };
  /** What the page was made from. */
  version?: string;
  title: string;
  children: ReactNode;
}

/** Every page about the quotes of an enquiry. */
export const QuoteFrame = ({ enquiry, version = '', title, done, refused, children }: Frame) => (
  <main data-enquiry={enquiry.id} data-version={version}>
    {refused && (
      <p role="alert" className="refused" id="wrong">
        <strong>Not done.</strong> {refused.reason} {refused.field && <a href={`#${refused.field}`}>Go there</a>}
      </p>
    )}
    {done && (
      <p className="saved" tabIndex={-1}>
        {done} <a href={enquiry.href}>Back to the enquiry</a>
      </p>
    )}
    <h1>{title}</h1>
    {children}
    <p>
      <a className="plain" href={enquiry.href}>
        Back to the enquiry of {enquiry.name}
      </a>
    </p>
  </main>
);
