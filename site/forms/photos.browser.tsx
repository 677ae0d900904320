import { PHOTO_BYTES_MAX, PHOTOS_MAX, photoName } from 'contract/photo';
import type { ReactNode } from 'react';
import type { LatePhotos } from './model';
import { type ChosenPhoto, PhotoList } from './photo-list';
import { shrink } from './shrink.browser';

/** How often a photo is sent, and the pause before the next try in milliseconds. */
const [TRIES, PAUSE_MS] = [3, 1500];

const pause = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));
const newId = () => [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

interface Sent extends ChosenPhoto {
  file: File;
  blob?: Blob;
  abort?: AbortController;
  /** What its address adds once its enquiry was sent. */
  query?: string;
}

/** Why a photo was not taken; `final` if it never will be. */
class NotTaken extends Error {
  constructor(
    message: string,
    readonly final = false,
  ) {
    super(message);
  }
}

/** Sends one photo. Throws NotTaken. */
async function upload({ id, name, file, blob = file, abort, query }: Sent): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    const response = await fetch(`/_photos/${id}${query ? `?${query}&name=${encodeURIComponent(name)}` : ''}`, {
      method: 'POST',
      headers: { 'content-type': 'application/octet-stream' },
      body: blob,
      signal: abort?.signal,
    }).catch(() => undefined);
    const answer: { id?: string; message?: string } | undefined = await response?.json().catch(() => undefined);
    const status = answer?.id === id ? response?.status : undefined; // whatever else answers says nothing of this photo
    if (status === 200) return;
    const { message = 'It could not be sent.' } = status ? { message: answer?.message } : {};
    const isFinal = status !== undefined && status < 500 && status !== 429;
    if (isFinal || status === 429 || tries === TRIES || abort?.signal.aborted) throw new NotTaken(message, isFinal);
    await pause(PAUSE_MS * tries);
  }
}

/** The chosen photos of a form, made smaller and sent one at a time. One that cannot be sent costs nothing else. */
export function createPhotos(show: (list: ReactNode) => void) {
  let photos: Sent[] = [];
  let queue = Promise.resolve();

  const draw = () =>
    show(photos.length > 0 && <PhotoList photos={photos.map((photo) => ({ ...photo }))} remove={remove} retry={retry} />);

  function change(photo: Sent, part: Partial<Sent>) {
    Object.assign(photo, part);
    // What came after its enquiry was sent has arrived: there is nothing more to say.
    if (photo.belongs && photo.status === 'received') photos = photos.filter((other) => other !== photo);
    draw();
  }

  async function send(photo: Sent) {
    if (!photos.includes(photo)) return;
    try {
      if (!photo.blob) {
        const { blob, thumbnail } = await shrink(photo.file);
        change(photo, { blob, thumbnail });
      }
      if ((photo.blob?.size ?? 0) > PHOTO_BYTES_MAX) throw new NotTaken('It is larger than 15 MB.', true);
      photo.abort = new AbortController();
      change(photo, { status: 'sending' });
      await upload(photo);
      change(photo, { status: 'received' });
    } catch (error) {
      const { message, final } = error instanceof NotTaken ? error : new NotTaken('It could not be read.', true);
      change(photo, { status: 'failed', why: message, final });
    }
  }

  const line = (photo: Sent) => {
    queue = queue.then(() => send(photo));
  };

  function retry(id: string) {
    const photo = photos.find((one) => one.id === id);
    if (!photo) return;
    change(photo, { status: 'waiting', why: undefined });
    line(photo);
  }

  function remove(id: string) {
    photos.find((one) => one.id === id)?.abort?.abort();
    photos = photos.filter((one) => one.id !== id);
    draw();
  }

  return {
    /** Takes the files of a field over, which is empty then. */
    take(input: HTMLInputElement | null) {
      const files = [...(input?.files ?? [])];
      if (input) input.value = '';
      for (const file of files) {
        const photo: Sent = { id: newId(), name: photoName(file.name), file, status: 'waiting' };
        const isOver = photos.filter(({ belongs, final }) => !belongs && !final).length >= PHOTOS_MAX;
        if (isOver) Object.assign(photo, { status: 'failed', why: `Only ${PHOTOS_MAX} photos can come along.`, final: true });
        photos.push(photo);
        if (!isOver) line(photo);
      }
      draw();
    },

    /** Resolves when nothing is being sent any more, or after so many milliseconds. */
    onIdle: (ms: number) => Promise.race([queue, pause(ms)]),

    /** The enquiry was sent with them. What has not arrived still belongs to it. */
    sent({ ids, query }: LatePhotos = { ids: [], query: '' }) {
      photos = photos.filter(({ id, status, final }) => !final && (status !== 'received' || ids.includes(id)));
      for (const photo of photos) {
        Object.assign(photo, { belongs: true, query });
        if (photo.status !== 'received') continue;
        photo.status = 'waiting';
        line(photo);
      }
      draw();
    },
  };
}

export type Photos = ReturnType<typeof createPhotos>;
