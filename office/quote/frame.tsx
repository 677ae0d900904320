import type { ReactNode } from 'react';
import { Main, SaidFirst } from '../enquiry/parts';
import { LinkLine } from '../parts';

/** What a page about quotes says first: what was done, or why not. */
export interface Outcome {
  done?: string;
  refused?: { reason: string; field?: string };
}

interface Frame extends Outcome {
  enquiry: { id: number; href: string; name: string };
  version?: string;
  title: string;
  children: ReactNode;
}

/** Every page about the quotes of an enquiry. */
export const QuoteFrame = ({ enquiry, version = '', title, done, refused, children }: Frame) => (
  <Main id={enquiry.id} version={version}>
    <SaidFirst
      {...{ done, refused: refused?.reason, fault: refused?.field }}
      back={{ href: enquiry.href, word: 'Back to the enquiry' }}
    />
    <h1>{title}</h1>
    {children}
    <LinkLine href={enquiry.href} word={`Back to the enquiry of ${enquiry.name}`} />
  </Main>
);
