import type { ReactNode } from 'react';

/** Number of words at the end of a heading that are underlined (R-SERVICE-10). */
const HIGHLIGHTED_WORDS = 3;

export function Highlighted({ text }: { text: string }) {
  const words = text.trim().split(/\s+/);
  const plain = words.slice(0, -HIGHLIGHTED_WORDS).join(' ');
  return (
    <>
      {plain && `${plain} `}
      <mark className="marker">{words.slice(-HIGHLIGHTED_WORDS).join(' ')}</mark>
    </>
  );
}

export interface HeadingProps {
  title: ReactNode;
  eyebrow?: string;
  lead?: ReactNode;
}

export function Heading({ title, eyebrow, lead }: HeadingProps) {
  return (
    <header className="heading">
      {eyebrow && <p className="eyebrow">{eyebrow}</p>}
      <h2>{title}</h2>
      {lead && <p className="lead">{lead}</p>}
    </header>
  );
}
