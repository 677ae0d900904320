import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import type { PhotoHints } from '../content/photos';
import { Field } from '../ui/field';
import { type FormState, idOf, KEPT_PHOTO, PHOTOS } from './model';
import type { Photos } from './photos.browser';

/** The photos that JavaScript took over from the field, once it has. */
export type TakenPhotos = RefObject<Promise<Photos | undefined> | undefined>;

interface PhotoFieldProps {
  hints: PhotoHints;
  service: string;
  state: FormState;
  taken: TakenPhotos;
}

/** Photos that come along. Without JavaScript the browser sends them with the form; with it, each is sent as it is chosen. */
export function PhotoField({ hints, service, state, taken }: PhotoFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [list, show] = useState<ReactNode>();

  function take() {
    if (!input.current?.files?.length) return;
    taken.current ??= import('./photos.browser').then(
      ({ createPhotos }) => createPhotos(show),
      () => undefined, // the form is sent natively
    );
    taken.current.then((photos) => photos?.take(input.current));
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was chosen before hydration
  useEffect(take, []);

  const { photos = [], missing = [] } = state;
  return (
    <Field
      id={idOf('quote', PHOTOS)}
      name={PHOTOS}
      label="Photos"
      help={`Up to eight. ${hints.by[service] ?? hints.usual}`}
      error={missing.length > 0 ? `These did not come along: ${missing.join(', ')}` : undefined}
      optional
      wide
    >
      {(control) => (
        <>
          <input {...control} ref={input} type="file" multiple accept="image/*" onChange={take} />
          {photos.map(({ id, name }) => (
            <label key={id} className="about-line">
              <input type="checkbox" name={KEPT_PHOTO} value={`${id} ${name}`} defaultChecked />
              {name}
            </label>
          ))}
          {list}
        </>
      )}
    </Field>
  );
}
