'use client';
import { toast, useField, useFormFields } from '@payloadcms/ui';
import { useState } from 'react';
import { useAnswer } from '../../forms/parts/use-answer';
import { type PlaceSize, widthMissing } from './places';
import { storeStill } from './still';

interface Chosen {
  id: number;
  alt?: string | null;
  filename?: string | null;
  mimeType?: string | null;
  width?: number | null;
}

const idOf = (value: unknown): number | undefined => {
  const id = typeof value === 'object' && value !== null && 'id' in value ? value.id : value;
  return typeof id === 'number' ? id : undefined;
};

/** The chosen picture's record; undefined while there is none or it is being asked for. */
function useChosen(value: unknown): Chosen | undefined {
  const id = idOf(value);
  // Without an answer nothing is warned of.
  const chosen = useAnswer<Chosen>(id === undefined ? undefined : `/payload-api/media/${id}?depth=0`);
  return typeof chosen === 'object' && chosen.id === id ? chosen : undefined;
}

const number = new Intl.NumberFormat('en-AU');

function notesOn({ alt, mimeType, width }: Chosen, place: PlaceSize): string[] {
  if (mimeType?.startsWith('video/')) return [];
  const needed = widthMissing(width, place, mimeType);
  return [
    ...(needed
      ? [`This picture is ${number.format(width ?? 0)} pixels wide. It looks sharp here from ${number.format(needed)}.`]
      : []),
    ...(alt ? [] : ['This picture has no description yet. Click the pencil to add one.']),
  ];
}

/** Below a picture field: what the owner should know about the chosen picture. Nothing of it keeps from saving. */
export function PictureNote({ path, place }: { path: string; place: PlaceSize }) {
  const { value } = useField<unknown>({ path });
  const chosen = useChosen(value);
  const notes = chosen ? notesOn(chosen, place) : [];
  return (
    <>
      {notes.length > 0 && (
        <ul className="picture-warnings">
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
      {/(^|\.)poster$/.test(path) && <PosterNote path={path} />}
    </>
  );
}

/** Below an empty still of a video: what it is for, and a button that makes it. */
function PosterNote({ path }: { path: string }) {
  const { value, setValue } = useField<unknown>({ path });
  const videoPath = path.replace(/poster$/, 'media');
  const video = useChosen(useFormFields(([fields]) => fields[videoPath]?.value));
  const [busy, setBusy] = useState(false);
  if (value || !video?.mimeType?.startsWith('video/')) return null;
  const make = async () => {
    setBusy(true);
    try {
      setValue((await storeStill({ filename: video.filename ?? '', alt: video.alt })).id);
    } catch {
      toast.error('This browser could not read a picture from the video. Choose one from the library instead.');
    }
    setBusy(false);
  };
  return (
    <div className="picture-warnings">
      <p>
        The video has no still picture yet: visitors see an empty space until it plays, and on slow connections instead of it.
      </p>
      <button type="button" onClick={make} disabled={busy}>
        {busy ? 'Making it …' : 'Make one from the video'}
      </button>
    </div>
  );
}
