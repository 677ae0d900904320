'use client';
import type { Use } from './uses';

const notes: Record<Use['state'], string> = {
  shown: '',
  draft: 'in a draft that visitors do not see yet',
  trash: 'in the trash',
};

const noteOf = ({ type, state }: Use) => [type, notes[state]].filter(Boolean).join(', ');

/** Places that show a picture, each a link to its record. A link over an unsaved form opens beside it. */
export function UseList({ uses, newTab = false }: { uses: Use[]; newTab?: boolean }) {
  const target = newTab ? { target: '_blank', rel: 'noreferrer' } : {};
  return (
    <ul className="picture-places">
      {uses.map((use) => (
        <li key={`${use.href} ${use.place}`}>
          <a href={use.href} {...target}>
            {use.place}
          </a>
          {noteOf(use) && <span className="picture-places__note"> {noteOf(use)}</span>}
        </li>
      ))}
    </ul>
  );
}
