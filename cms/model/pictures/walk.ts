import type { Field, FlattenedField, UploadField } from 'payload';
import type { Wanted } from '../records/records';
import { isObject, leavesIn, type Values, wordsOf } from '../records/walk';
import { type PlaceSize, places, usualPlace } from './places';

export interface Place {
  picture: number;
  /** Where in the record, in the owner's words: `slide 2`, `picture before`. */
  words: string[];
  size: PlaceSize;
  required: boolean;
  /** Puts another picture there, in the values that were walked. */
  put(id: number): void;
}

const GENERIC = /^(picture|image|picture or video|media)$/i;

function idOf(reference: unknown): number | undefined {
  if (typeof reference === 'number') return reference;
  if (!isObject(reference)) return undefined;
  return idOf(reference.id ?? reference.value);
}

const showsMedia = ({ relationTo }: { relationTo: unknown }) => [relationTo].flat().includes('media');

/** A polymorphic reference to another collection is no picture. */
const isOther = (reference: unknown) =>
  isObject(reference) && typeof reference.relationTo === 'string' && reference.relationTo !== 'media';

const replaced = (reference: unknown, id: number) =>
  isObject(reference) && 'relationTo' in reference ? { ...reference, value: id } : id;

function sizeOf({ name, custom }: UploadField): PlaceSize {
  const size: unknown = custom?.place;
  return typeof size === 'string' && size in places ? (size as PlaceSize) : usualPlace(name);
}

function* ofUpload(field: UploadField, data: Values, words: string[]): Generator<Place> {
  const label = wordsOf(field);
  const ownLabel =
    !label || (GENERIC.test(label) && words.length > 0) ? [] : [/^(before|after)$/.test(label) ? `picture ${label}` : label];
  const place = { words: [...words, ...ownLabel], size: sizeOf(field), required: field.required === true };
  const value = data[field.name];
  if (!Array.isArray(value)) {
    const picture = isOther(value) ? undefined : idOf(value);
    if (picture !== undefined) yield { ...place, picture, put: (id) => (data[field.name] = replaced(value, id)) };
    return;
  }
  for (const [index, one] of value.entries()) {
    const picture = isOther(one) ? undefined : idOf(one);
    if (picture !== undefined) yield { ...place, picture, put: (id) => (value[index] = replaced(one, id)) };
  }
}

function* ofRichText(node: unknown, words: string[]): Generator<Place> {
  if (Array.isArray(node)) {
    for (const one of node) yield* ofRichText(one, words);
    return;
  }
  if (!isObject(node)) return;
  const picture = node.type === 'upload' && node.relationTo === 'media' ? idOf(node.value) : undefined;
  if (picture !== undefined) {
    yield { picture, words, size: 'beside', required: false, put: (id) => (node.value = id) };
    return;
  }
  for (const inner of Object.values(node)) if (isObject(inner)) yield* ofRichText(inner, words);
}

export function* placesIn(fields: readonly Field[], data: Values): Generator<Place> {
  for (const { field, holder, words } of leavesIn(fields, data)) {
    if ((field.type === 'upload' || field.type === 'relationship') && showsMedia(field)) {
      yield* ofUpload(field as UploadField, holder, words);
    } else if (field.type === 'richText') {
      yield* ofRichText(holder[field.name], [...words, wordsOf(field) ?? 'text']);
    }
  }
}

/** The fields, of these, that can show a picture, in what is in them too. */
export const pictureFields = (fields: FlattenedField[]): string[] =>
  fields.flatMap((field) => {
    const shows =
      field.type === 'upload' || field.type === 'relationship'
        ? showsMedia(field)
        : field.type === 'richText' ||
          field.type === 'blocks' ||
          ('flattenedFields' in field && pictureFields(field.flattenedFields).length > 0);
    return shows ? [field.name] : [];
  });

/** Records that can show pictures; a picture shows none itself. */
export const withPictures: Wanted = (config) =>
  'upload' in config && config.upload ? [] : pictureFields(config.flattenedFields);
