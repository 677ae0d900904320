/** Longest side of a photo and of its thumbnail, in pixels, and the quality of each. */
const [MAX_SIDE, QUALITY] = [2048, 0.82];
const [SMALL_SIDE, SMALL_QUALITY] = [144, 0.7];

/** Draws a picture at most `side` pixels long, or as a square of that side. */
function drawn(picture: ImageBitmap, side: number, square: boolean): HTMLCanvasElement {
  const { width, height } = picture;
  const scale = square ? side / Math.min(width, height) : Math.min(1, side / Math.max(width, height));
  const [shownWidth, shownHeight] = [width * scale, height * scale].map((length) => Math.max(1, Math.round(length))) as [
    number,
    number,
  ];
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = square ? [side, side] : [shownWidth, shownHeight];
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, (canvas.width - shownWidth) / 2, (canvas.height - shownHeight) / 2, shownWidth, shownHeight);
  return canvas;
}

/** A photo as a smaller JPEG of its pixels alone. What the browser cannot decode stays as it is, for the server. */
export async function shrink(file: Blob): Promise<{ blob: Blob; thumbnail?: string }> {
  const picture = await createImageBitmap(file).catch(() => undefined);
  if (!picture) return { blob: file };
  try {
    const thumbnail = drawn(picture, SMALL_SIDE, true).toDataURL('image/jpeg', SMALL_QUALITY);
    const large = drawn(picture, MAX_SIDE, false);
    const blob = await new Promise<Blob | null>((done) => large.toBlob(done, 'image/jpeg', QUALITY));
    large.width = 0; // frees its memory at once
    return { blob: blob ?? file, thumbnail };
  } finally {
    picture.close();
  }
}
