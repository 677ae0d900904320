const [NUMBER, LIBRARY] = ['data-lexical-upload-id', 'data-lexical-upload-relation-to'];

/** The file in a picture's own address; undefined if only its website or program has it. */
function fileIn(image: HTMLImageElement): File | undefined {
  const [, type = '', data = ''] = /^data:(image\/[a-z]+)[^,]*;base64,(.*)$/s.exec(image.getAttribute('src') ?? '') ?? [];
  if (!data) return undefined;
  const bytes = Uint8Array.from(atob(data.replace(/\s/g, '')), (letter) => letter.charCodeAt(0));
  return new File([bytes], `pasted.${type.replace('image/', '').replace('jpeg', 'jpg')}`, { type });
}

async function upload(file: File, alt: string): Promise<number | undefined> {
  const body = new FormData();
  body.append('_payload', JSON.stringify({ alt }));
  body.append('file', file);
  const response = await fetch('/payload-api/media?depth=0', { method: 'POST', body }).catch(() => undefined);
  return response?.ok ? ((await response.json()) as { doc: { id: number } }).doc.id : undefined;
}

/** Takes each picture into the library, or out of the page; resolves with the number that were taken out. */
export async function takeOver(page: Document, files: File[]): Promise<number> {
  const images = [...page.querySelectorAll<HTMLImageElement>(`img:not([${NUMBER}])`)];
  const ids = await Promise.all(
    images.map((image, at) => {
      const file = fileIn(image) ?? (images.length === files.length ? files[at] : undefined);
      return file && upload(file, image.alt);
    }),
  );
  for (const [at, image] of images.entries()) {
    if (ids[at] === undefined) image.remove();
    image.setAttribute(NUMBER, String(ids[at]));
    image.setAttribute(LIBRARY, 'media');
  }
  return ids.filter((id) => id === undefined).length;
}
