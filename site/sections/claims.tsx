import type { SiteSettings } from 'contract/settings';
import { useShell } from '../content/shell';
import { Icon } from '../ui/icon';
import type { IconName } from '../ui/icon-names';

export type Claim = keyof SiteSettings['claims'];

const marks: Record<Claim, IconName> = {
  experience: 'award',
  quote: 'clock',
  guarantee: 'thumbs-up',
  insurance: 'shield-check',
  eco: 'leaf',
  customers: 'users',
  solar: 'sun',
};

/** The company's claims as trust marks: all, or those that a page is about (R-CLAIM-3, R-CLAIM-4). */
export function Claims({ only = Object.keys(marks) as Claim[] }: { only?: readonly Claim[] }) {
  const { claims } = useShell().settings;
  const shown = only.filter((claim) => claims[claim]);
  if (shown.length === 0) return null;
  return (
    <ul className={`claims${shown.length > 4 ? ' claims--all' : ''}`}>
      {shown.map((claim) => (
        <li key={claim}>
          <Icon name={marks[claim]} />
          {claims[claim]}
        </li>
      ))}
    </ul>
  );
}

/** The claims as a separate band below a hero, if there are any. */
export function ClaimsStrip({ only }: { only?: readonly Claim[] }) {
  const claims = Claims({ only });
  return (
    claims && (
      <section className="strip on-white" aria-label="What you can count on">
        {claims}
      </section>
    )
  );
}
