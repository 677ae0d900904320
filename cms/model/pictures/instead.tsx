'use client';
import { ConfirmationModal, toast, useListDrawer, useModal } from '@payloadcms/ui';
import type { FilterOptionsResult, Where } from 'payload';
import { useMemo, useState } from 'react';
import { sendJson } from '../../forms/parts/send-json';
import type { Changed } from '../records/change';
import { UseList } from './use-list';
import type { MediaKind, PictureWithUses } from './warnings';

interface Chosen {
  id: number;
  filename: string;
  thumbnailURL?: string | null;
}

const inPlaces = (count: number) => (count === 1 ? 'one place' : `all ${count} places`);

const types: Record<MediaKind, string> = { picture: 'image/', video: 'video/', PDF: 'application/pdf' };

const DIALOG = 'use-another-picture-instead';
const LIBRARY = ['media'] as const satisfies string[];

export function Instead({ picture, onDone }: { picture: PictureWithUses; onDone(): void }) {
  const { uses, kind } = picture;
  const [chosen, setChosen] = useState<Chosen>();
  const { openModal } = useModal();
  const mimeType = types[kind];
  // The drawer asks anew for its list whenever this is another object.
  const filterOptions = useMemo((): FilterOptionsResult => {
    const others: Where[] = [{ mimeType: { contains: mimeType } }, { id: { not_equals: picture.id } }];
    return { media: { and: others } };
  }, [mimeType, picture.id]);
  const [ListDrawer, , { openDrawer, closeDrawer }] = useListDrawer({
    collectionSlugs: LIBRARY,
    selectedCollection: 'media',
    filterOptions,
  });
  const replace = async () => {
    const asked = sendJson(`/payload-api/media/${picture.id}/use-instead`, { picture: chosen?.id });
    const response = await asked.catch(() => undefined);
    if (!response?.ok) {
      toast.error('Nothing was changed: the back office could not be reached. Try again.');
      return;
    }
    const { places, failed } = (await response.json()) as Changed;
    if (places > 0) toast.success(`“${chosen?.filename}” is shown in ${places === 1 ? 'one place' : `${places} places`} now.`);
    for (const { title, why } of failed) toast.error(`“${title}” could not be changed: ${why}`, { duration: 20_000 });
    onDone();
  };
  return (
    <div>
      <button type="button" onClick={openDrawer}>
        Use another {kind} instead, everywhere
      </button>
      <p>
        You choose it from the library; then {inPlaces(uses.length)} {uses.length === 1 ? 'shows' : 'show'} it. This one stays in
        the library.
      </p>
      <ListDrawer
        allowCreate
        onSelect={({ doc }) => {
          setChosen(doc as Chosen);
          closeDrawer();
          openModal(DIALOG);
        }}
      />
      <ConfirmationModal
        modalSlug={DIALOG}
        heading={`Show this ${kind} in ${inPlaces(uses.length)}?`}
        body={
          <div className="picture-instead">
            {/* biome-ignore lint/performance/noImgElement: a thumbnail, made small by the back office itself */}
            {chosen?.thumbnailURL && <img src={chosen.thumbnailURL} alt="" />}
            <p>
              <strong>{chosen?.filename}</strong> is then shown instead of <strong>{picture.filename}</strong> here:
            </p>
            <UseList uses={uses} newTab />
          </div>
        }
        confirmLabel={`Yes, in ${inPlaces(uses.length)}`}
        confirmingLabel="Changing …"
        onConfirm={replace}
      />
    </div>
  );
}
