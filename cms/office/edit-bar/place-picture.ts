import { isDeepStrictEqual } from 'node:util';
import type { EditAct, EditReceipt } from 'contract/edit-bar';
import type { LibraryPicture, PlacedPicture } from 'contract/edit-picture';
import type { Where } from 'payload';
import { inTurn } from '../../base/database/in-turn';
import type { Media } from '../../base/database/payload-types';
import { pdfIn } from '../../model/media/pdf-upload';
import { videoType } from '../../model/media/video-metadata';
import { fileOf } from '../../model/pictures/chosen-file';
import { USED_IN } from '../../model/pictures/search';
import { wordsOf } from '../../model/records/walk';
import { type Draft, type Editor, gone, inRecord, readDraft, refuse, saveField } from './draft';
import { type PictureLeaf, picturesOf } from './origins';
import { askedOrigin } from './place';

type Act<Name extends EditAct['act']> = Extract<EditAct, { act: Name }>;

/** How many pictures of the library are shown at a time: as many as its own first page has. */
const SHOWN = 24;

const NOT_A_PICTURE =
  'Choose a picture (JPEG, PNG, WebP, AVIF, GIF, HEIC or SVG); a video is chosen in the form, under “All fields”.';

const options = ({ user }: Editor) => ({ collection: 'media', depth: 0, overrideAccess: false, user }) as const;

const shown = ({ id, filename, alt, focalX, focalY }: Media): LibraryPicture => ({
  media: id,
  file: filename ?? '',
  alt: alt ?? '',
  focus: { x: focalX ?? 50, y: focalY ?? 50 },
});

/** A file of the library; undefined for one that is not there or in the trash. */
const mediaOf = async (editor: Editor, id: unknown): Promise<Media | undefined> =>
  fileOf(await editor.payload.findByID({ id: Number(id), disableErrors: true, ...options(editor) }));

interface Place {
  draft: Draft;
  leaf: PictureLeaf;
}

/** The field of a picture in the newest state. Throws an APIError 404. */
async function placeOf(editor: Editor, at: string): Promise<Place> {
  const origin = askedOrigin(at);
  const draft = await readDraft(editor, origin);
  for (const leaf of picturesOf(draft.fields, origin.slug, draft.doc)) if (leaf.path === origin.path) return { draft, leaf };
  throw gone();
}

const chosenIn = ({ leaf: { holder, field } }: Place) => holder[field.name] ?? null;

async function described(editor: Editor, place: Place): Promise<PlacedPicture> {
  const { draft, leaf } = place;
  const media = await mediaOf(editor, chosenIn(place) ?? 0);
  return {
    ...(media && { picture: shown(media) }),
    place: [draft.label, ...leaf.words, wordsOf(leaf.field) ?? 'picture'].join(', '),
    url: `${draft.url}#field=${encodeURIComponent(leaf.path)}`,
  };
}

/** A picture where it stands. Throws an APIError 404. */
export const readPlacedPicture = async (editor: Editor, at: string): Promise<PlacedPicture> =>
  described(editor, await placeOf(editor, at));

/** The newest pictures whose words, name or places have what is looked for. */
export async function findPictures(editor: Editor, search: string): Promise<LibraryPicture[]> {
  const words = search.trim();
  const found: Where[] = words ? [{ or: ['alt', 'filename', USED_IN].map((name) => ({ [name]: { like: words } })) }] : [];
  const where: Where = { and: [{ mimeType: { contains: 'image/' } }, ...found] };
  const { docs } = await editor.payload.find({ ...options(editor), where, sort: '-createdAt', limit: SHOWN, pagination: false });
  return docs.map(shown);
}

/** Puts a picture of the library into the record's draft. Throws an APIError: 409 if another stands there by now, 404 if the field is gone. */
export function placePicture(editor: Editor, { at, before, media }: Act<'picture'>): Promise<Partial<EditReceipt>> {
  return inRecord(editor, askedOrigin(at), async () => {
    const place = await placeOf(editor, at);
    const { draft, leaf } = place;
    const now = chosenIn(place);
    if (now === media) return { picture: await described(editor, place) };
    if (now !== before) throw refuse(409, 'Somebody put another picture here meanwhile. Nothing was overwritten.');
    const chosen = await mediaOf(editor, media);
    if (!chosen) throw refuse(400, 'This picture is not in the library any more. Choose another.');
    if (!chosen.mimeType?.startsWith('image/')) throw refuse(400, `“${chosen.filename}” is no picture. ${NOT_A_PICTURE}`);
    leaf.holder[leaf.field.name] = media;
    const undo = await saveField(editor, draft, leaf.path);
    return { picture: await described(editor, place), undo };
  });
}

/**
 * Changes what a picture says of itself, which visitors see at once: the library has no drafts. Resolves with what it says then. Throws
 * an APIError: 409, 404.
 */
export function describePicture(editor: Editor, { media, alt, focus, before }: Act<'describe'>): Promise<LibraryPicture> {
  return inTurn(editor.payload, `media ${media}`, async () => {
    const now = await mediaOf(editor, media);
    if (!now) throw gone();
    const { alt: words, focus: point } = shown(now);
    if (!isDeepStrictEqual({ alt: words, focus: point }, before))
      throw refuse(409, `Somebody changed this meanwhile: its words are “${words}” now. Nothing was overwritten.`);
    return shown(await editor.payload.update({ ...options(editor), id: media, data: { alt, focalX: focus.x, focalY: focus.y } }));
  });
}

/** Adds a picture to the library by the rules of its form. Throws an APIError that says why it is not taken. */
export async function addPicture(editor: Editor, name: string, data: Buffer): Promise<LibraryPicture> {
  if (data.length > 16 && (pdfIn(data) || videoType(data))) throw refuse(400, `“${name}” is no picture. ${NOT_A_PICTURE}`);
  const file = { data, name: name || 'picture', mimetype: 'application/octet-stream', size: data.length };
  return shown(await editor.payload.create({ ...options(editor), data: {}, file }));
}
