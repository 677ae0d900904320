/** Seconds into a video from which its still is taken unless its player stands elsewhere: the first frame is often black. */
const USUAL_MOMENT = 0.5;
const TIMEOUT_MS = 20_000;

function once(video: HTMLVideoElement, event: string): Promise<void> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  return new Promise((done, failed) => {
    video.addEventListener(event, () => done(), { once: true });
    video.addEventListener('error', () => failed(new Error('the browser cannot play it')), { once: true });
    signal.addEventListener('abort', () => failed(new Error('the video did not load')));
  });
}

/** The frame that a video shows, as JPEG: the browser that plays it is the only decoder at hand. */
async function frameOf(video: HTMLVideoElement): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = video.videoWidth;
  canvas.height = video.videoHeight;
  canvas.getContext('2d')?.drawImage(video, 0, 0);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', 0.92));
  if (!blob || canvas.width === 0) throw new Error('there is no frame');
  return blob;
}

async function load(src: string): Promise<HTMLVideoElement> {
  const video = document.createElement('video');
  video.muted = true;
  video.preload = 'auto';
  const loaded = once(video, 'loadeddata');
  video.src = src;
  await loaded;
  const arrived = once(video, 'seeked');
  video.currentTime = Math.min(USUAL_MOMENT, video.duration / 2);
  await arrived;
  return video;
}

/** Stores a still of a video in the library: the one at which `player` stands, unless that is its very beginning. */
export async function storeStill(
  { filename, alt }: { filename: string; alt?: string | null },
  player?: HTMLVideoElement | null,
): Promise<{ id: number; filename: string }> {
  const source = player && player.currentTime > 0 ? player : await load(`/storage/${encodeURIComponent(filename)}`);
  const body = new FormData();
  body.append('file', await frameOf(source), `${filename.replace(/\.\w+$/, '')}-still.jpg`);
  body.append('_payload', JSON.stringify({ alt }));
  const response = await fetch('/payload-api/media', { method: 'POST', body });
  const { doc } = (await response.json()) as { doc?: { id: number; filename: string } };
  if (!response.ok || !doc) throw new Error(`status ${response.status}`);
  return doc;
}
