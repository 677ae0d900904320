import type { ReactNode } from 'react';
import { ActForm, type ActModel } from './acts';

/** What a page says first: that something was done, with what undoes it, or why not. */
export interface Said {
  done?: string;
  undo?: ActModel;
  refused?: string;
  fault?: string;
  back: { href: string; word: string };
}

export const SaidFirst = ({ done, undo, refused, fault, back }: Said) => (
  <>
    {refused && (
      <p role="alert" className="refused" id="wrong">
        <strong>Not done.</strong> {refused} {fault && <a href={`#${fault}`}>Go there</a>}
      </p>
    )}
    {done && (
      <div className="saved" tabIndex={-1}>
        <p>
          {done} <a href={back.href}>{back.word}</a>
        </p>
        {undo && <ActForm {...undo} />}
      </div>
    )}
  </>
);

export interface Fact {
  label: string;
  text: string;
  href?: string;
}

export const Facts = ({ facts }: { facts: Fact[] }) => (
  <dl>
    {facts.map(({ label, text, href }) => [
      <dt key={label}>{label}</dt>,
      <dd key={`${label} text`}>{href ? <a href={href}>{text}</a> : text}</dd>,
    ])}
  </dl>
);

export interface ShownPhotos {
  photos: { name: string; large: string; small: string }[];
  notes: string[];
}

export const Photos = ({ photos, notes }: ShownPhotos) => (
  <>
    {photos.length > 0 && (
      <ul className="photos" aria-label="Photos">
        {photos.map(({ name, large, small }) => (
          <li key={large}>
            <a href={large}>
              <img src={small} alt={name} width="224" height="224" loading="lazy" />
            </a>
          </li>
        ))}
      </ul>
    )}
    {notes.map((note) => (
      <p key={note}>
        <small>{note}</small>
      </p>
    ))}
  </>
);

export interface Way {
  word: string;
  href: string;
}

/** Reaches the customer; a page on the web opens beside this one. */
export const WayTo = ({ word, href, rank = '' }: Way & { rank?: string }) => (
  <a className={`act${rank}`} href={href} rel="noreferrer" target={href.startsWith('https:') ? '_blank' : undefined}>
    {word}
  </a>
);

/** Ways to reach the customer; the first is the next step if reaching them is. */
export const Reach = ({ ways, isNext }: { ways: Way[]; isNext: boolean }) => (
  <div className="reach" data-reach="">
    {ways.map((way, index) => (
      <WayTo key={way.word} {...way} rank={index > 0 ? '' : isNext ? ' next' : ' wide'} />
    ))}
  </div>
);

interface MainProps {
  id?: number | string;
  version?: string;
  /** Follows what others do; `moving` while something is being sent, which is looked at again. */
  live?: 'still' | 'moving';
  children: ReactNode;
}

/** A page about an enquiry. */
export const Main = ({ id, version, live, children }: MainProps) => (
  <main id="page" data-enquiry={id} data-version={version} data-live={live}>
    {children}
  </main>
);
