import type { ReactNode } from 'react';

/** What a page says first: why something was not done, or that it was. */
export const Outcome = ({ refused, done }: { refused?: string; done?: ReactNode }) => (
  <>
    {refused && (
      <p role="alert" className="refused">
        {refused}
      </p>
    )}
    {done && (
      <p className="saved" role="status">
        {done}
      </p>
    )}
  </>
);

/** Copies what the field of this id holds; shown by a script alone. */
export const Copy = ({ of, word }: { of: string; word: string }) => (
  <button className="act" type="button" data-copy={of} hidden>
    {word}
  </button>
);

/** Leads elsewhere, on a line of its own. */
export const LinkLine = ({ href, word }: { href: string; word: string }) => (
  <p>
    <a className="plain" href={href}>
      {word}
    </a>
  </p>
);

export interface LinkTo {
  href: string;
  text: string;
  download?: boolean;
}

export const Links = ({ links, className }: { links: readonly LinkTo[]; className: string }) => (
  <ul className={className}>
    {links.map(({ href, text, download }) => (
      <li key={href}>
        <a className="plain" href={href} download={download}>
          {text}
        </a>
      </li>
    ))}
  </ul>
);
