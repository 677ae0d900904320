import { LEAD_PHOTOS_MAX, PHOTO_HINT } from 'contract/photo';
import { KEPT_PHOTO, PHOTOS } from '../../forms/model';
import { Button } from '../../ui/button';
import { Field } from '../../ui/field';
import type { ActProps } from './act-form';

/** The native form that brings photos; those that are here already need not be chosen again. */
export function AddPhotos({ address, form }: ActProps) {
  const isThis = form.act === 'photos';
  const { kept = [] } = form;
  return (
    <form method="post" action={`${address}/photos`} encType="multipart/form-data" id="photos">
      <input type="hidden" name="id" value={form.id} />
      <Field
        id="photos-files"
        name={PHOTOS}
        label="Add photos"
        help={`Up to eight at once. ${PHOTO_HINT}`}
        error={isThis ? form.message : undefined}
        required={kept.length === 0}
      >
        {(control) => <input {...control} type="file" multiple accept="image/*" />}
      </Field>
      {kept.map(({ id, name }) => (
        <label key={id} className="about-line">
          <input type="checkbox" name={KEPT_PHOTO} value={`${id} ${name}`} defaultChecked />
          {name}
        </label>
      ))}
      <Button type="submit" look="line">
        Send the photos
      </Button>
    </form>
  );
}

const countText = (count: number) =>
  count === 0 ? 'You have not sent us any yet.' : `You have sent us ${count} ${count === 1 ? 'photo' : 'photos'}.`;

interface PhotosProps extends ActProps {
  count: number;
  notKept: readonly string[];
  mayAdd: boolean;
}

/** How many photos the office has of a request, which could not be kept, and more of them. */
export const Photos = ({ count, notKept, mayAdd, ...shared }: PhotosProps) => (
  <section className="card followed__screen followed__act" aria-labelledby="photos-title">
    <h2 id="photos-title">Photos</h2>
    <p>
      {countText(count)}
      {count >= LEAD_PHOTOS_MAX && ' More than that we cannot take: tell us in a question if something is missing.'}
    </p>
    {notKept.length > 0 && (
      <p>{`Not with your request, because we cannot read them or they are more than ${LEAD_PHOTOS_MAX}: ${notKept.join(', ')}.`}</p>
    )}
    {mayAdd && count < LEAD_PHOTOS_MAX && <AddPhotos {...shared} />}
  </section>
);
