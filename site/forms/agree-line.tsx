import { Link } from '../ui/link';
import { type Asks, namesOf } from './agreement';
import { AGREED } from './model';

export interface AgreeLineProps {
  asks: Asks;
}

/** Asks whether networks may be told of the lead; never needed to send it. */
export function AgreeLine({ asks }: AgreeLineProps) {
  return (
    <label className="about-line">
      <input type="checkbox" name={AGREED} value={Object.keys(asks).join(' ')} />
      <span>
        You may tell {namesOf(asks)} that I asked, if an advertisement brought me here.
        <small>
          As you like: we answer you either way. <Link href="/privacy#measuring">What is passed on</Link>
        </small>
      </span>
    </label>
  );
}
