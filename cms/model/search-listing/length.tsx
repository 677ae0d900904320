import { count } from '../../base/process/counted';
import type { Fit, Verdict } from './lengths';

const WORDS: Record<Verdict, string> = {
  short: 'short, there is room for more',
  good: 'good length',
  cut: 'too long: its end will be cut off',
};

interface Props {
  /** "Title", for screen readers. */
  name: string;
  text: string;
  fit: Fit;
  /** Where the usual words come from, while they stand there. */
  from?: string;
}

/** Below a field: how long its text is and whether that fits, as words and as a bar. */
export function Length({ name, text, fit: { verdict, share }, from }: Props) {
  const length = count(text.length, 'character');
  return (
    <div className={`listing-length listing-length--${verdict}`}>
      <svg className="listing-length__bar" aria-hidden="true">
        <rect className="listing-length__room" width="100%" height="100%" />
        <rect className="listing-length__used" width={`${share * 100}%`} height="100%" />
      </svg>
      <p className="listing-length__words">
        {from ? `Taken from ${from}: ` : ''}
        {length}, {WORDS[verdict]}.
      </p>
      {/* Changes with the verdict, not with each letter, so that it does not talk over the typing. */}
      <p className="listing-length__spoken" role="status">
        {name}: {WORDS[verdict]}
      </p>
    </div>
  );
}
