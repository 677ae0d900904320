import { Link } from '../ui/link';
import { AGREED } from './model';

/** "Google Ads", "Google Ads and Meta" */
const listed = (names: string[]) => [names.slice(0, -1).join(', '), names.at(-1)].filter(Boolean).join(' and ');

export interface AgreeLineProps {
  /** Networks, with their names. */
  asks: Record<string, string>;
}

/** Asks whether networks may be told of the lead; never needed to send it. */
export function AgreeLine({ asks }: AgreeLineProps) {
  return (
    <label className="about-line">
      <input type="checkbox" name={AGREED} value={Object.keys(asks).join(' ')} />
      <span>
        You may tell {listed(Object.values(asks))} that I asked, if an advertisement brought me here.
        <small>
          As you like: we answer you either way. <Link href="/privacy#measuring">What is passed on</Link>
        </small>
      </span>
    </label>
  );
}
