import type { Field, UploadField } from 'payload';
import { type PlaceSize, places, usualPlace } from './places';

type Options = {
  label?: string;
  required?: boolean;
  description?: string;
  videoToo?: boolean;
  /** How large the design shows it; the field's name says it for most. */
  place?: PlaceSize;
};

export const pictureField = (name: string, options: Options = {}): UploadField => {
  const { label, required, description, videoToo, place = usualPlace(name) } = options;
  return {
    name,
    type: 'upload',
    relationTo: 'media',
    label,
    required,
    filterOptions: videoToo
      ? { or: [{ mimeType: { contains: 'image/' } }, { mimeType: { contains: 'video/' } }] }
      : { mimeType: { contains: 'image/' } },
    custom: { place },
    admin: {
      description: [description, `It looks sharp from ${places[place]} pixels of width.`].filter(Boolean).join(' '),
      components: { afterInput: [{ path: '/model/pictures/field-note#PictureNote', clientProps: { place } }] },
    },
  };
};

/** Whether a field was made by `pictureField`. */
export const isPicture = (field: Field): field is UploadField => field.type === 'upload' && field.custom?.place !== undefined;
