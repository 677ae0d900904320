'use client';
import { useSelection } from '@payloadcms/ui';
import { InDialogue } from '../../forms/payload-patches/in-dialogue';
import { UseList } from './use-list';
import { useUses } from './use-uses';
import type { PictureWithUses } from './warnings';

function Consequences({ pictures }: { pictures: PictureWithUses[] }) {
  const used = pictures.filter(({ uses }) => uses.length > 0);
  const uses = used.flatMap((picture) => picture.uses);
  if (used.length === 0) {
    return <p>{pictures.length === 1 ? 'It is used nowhere: no page changes.' : 'They are used nowhere: no page changes.'}</p>;
  }
  const places = uses.length === 1 ? 'one place' : `${uses.length} places`;
  const subject = pictures.length === 1 ? 'It is' : used.length === pictures.length ? 'They are' : `${used.length} of them are`;
  return (
    <>
      <p>
        <strong>
          {subject} used in {places}.
        </strong>{' '}
        Visitors then see no {pictures.every(({ kind }) => kind === 'PDF') ? 'file' : 'picture'} there, until you choose another
        one. Restored from the trash, it shows there again.
      </p>
      <UseList uses={uses} newTab />
      {uses.some(({ required }) => required) && (
        <p>Some of these records need a picture: you can save them again only with another one.</p>
      )}
    </>
  );
}

function Notice({ ids }: { ids: (number | string)[] }) {
  const [answer] = useUses(ids);
  return (
    <div className="picture-trash" aria-live="polite">
      {answer === 'loading' && <p>Looking where it is used …</p>}
      {answer === 'failed' && <p>Where it is used could not be found out. Close this and try again.</p>}
      {typeof answer === 'object' && <Consequences pictures={answer} />}
    </div>
  );
}

/** In the dialog that asks whether a picture goes to the trash: where it is used, and what happens there. */
export const OneToTrash = ({ id }: { id: number | string }) => (
  <InDialogue slug={`delete-${id}`}>
    <Notice ids={[id]} />
  </InDialogue>
);

export function ManyToTrash() {
  const { selectedIDs } = useSelection();
  if (selectedIDs.length === 0) return null;
  return (
    <InDialogue slug="confirm-delete-many-docs">
      <Notice ids={selectedIDs} />
    </InDialogue>
  );
}
