import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Payload } from 'payload';
import sharp from 'sharp';
import { beforeAll, expect, it } from 'vitest';
import { mediaDir } from '../../base/process/env';
import { askRest, signedIn, startPayload } from '../../testing/api';

let payload: Payload;
beforeAll(async () => {
  payload = await startPayload();
});

/** Uploads bytes with a name and a claimed type; returns the stored file. */
async function upload(data: Buffer, name: string, mimetype: string) {
  const media = await payload.create({
    collection: 'media',
    data: { alt: 'A test' },
    file: { data, name, mimetype, size: data.length },
  });
  return { ...media, bytes: await readFile(resolve(mediaDir, media.filename ?? '')) };
}

const picture = (width = 60, height = 40) => sharp({ create: { width, height, channels: 3, background: '#2ec4b6' } });
const GPS = { IFD0: { Make: 'Camera', Artist: 'Ann Example' }, IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '34/1 55/1 0/1' } };

it.each(['image/jpeg', 'image/png', 'video/mp4', 'application/octet-stream'])(
  'removes place and owner from the metadata of a photograph called %s',
  async (claimed) => {
    const photo = await picture().withExif(GPS).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    expect((await sharp(photo).metadata()).exif).toBeDefined();
    const { bytes, mimeType } = await upload(photo, 'photo.jpg', claimed);
    const { exif, xmp, iptc, width, height } = await sharp(bytes).metadata();
    expect({ exif, xmp, iptc, width, height }).toEqual({ width: 40, height: 60 });
    expect(bytes.includes('Ann Example')).toBe(false);
    expect(mimeType).toBe('image/jpeg');
  },
);

it('removes what is appended to a picture', async () => {
  const polyglot = Buffer.concat([await picture().png().toBuffer(), Buffer.from('<script>alert(1)</script>')]);
  expect((await upload(polyglot, 'both.png', 'image/png')).bytes.includes('<script>')).toBe(false);
});

const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
const page = Buffer.from('<!doctype html><script>alert(1)</script>');
it.each([
  ['an SVG that draws nothing', svg, 'x.svg', 'image/svg+xml'],
  ['a page called JPEG', page, 'x.jpg', 'image/jpeg'],
  ['a page called video', page, 'x.mp4', 'video/mp4'],
  ['a page', page, 'x.html', 'text/html'],
  ['a few bytes', Buffer.from('GIF89a'), 'x.gif', 'image/gif'],
  ['nothing', Buffer.alloc(0), 'x.jpg', 'image/jpeg'],
])('refuses %s', (_, data, name, mimetype) => expect(upload(data, name, mimetype)).rejects.toMatchObject({ status: 400 }));

it('says why a PDF is refused (R-FILE-1)', () =>
  expect(upload(Buffer.from('%PDF-1.7 1 0 obj <</S /JavaScript>> %%EOF'), 'prices.pdf', 'image/png')).rejects.toThrow(
    '“prices.pdf” contains a script',
  ));

it('takes a PDF with something in front of it, which is left out (R-FILE-1)', async () => {
  const pdf = Buffer.from('%PDF-1.7\n1 0 obj <</Type /Catalog>> endobj\ntrailer <</Root 1 0 R>>\n%%EOF\n');
  for (const front of ['\ufeff', '\r\n']) {
    const { bytes, mimeType } = await upload(Buffer.concat([Buffer.from(front), pdf]), 'prices.pdf', 'application/pdf');
    expect([mimeType, bytes.toString()]).toEqual(['application/pdf', pdf.toString()]);
  }
});

it.each(['', 'width="100"', 'width="100%" height="100%"'])('says of an SVG of size “%s” how to save it', (size) => {
  const drawing = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${size}><circle r="9"/></svg>`);
  return expect(upload(drawing, 'round.svg', 'image/svg+xml')).rejects.toThrow('does not say how large it is');
});

it('accepts an SVG under any name, without what could run', async () => {
  const drawing = Buffer.from(
    svg.toString().replace('<svg', '<svg viewBox="0 0 9 9"').replace('</svg>', '<path d="M0 0h9v9z"/></svg>'),
  );
  const { bytes, filename, mimeType } = await upload(drawing, 'logo.png', 'image/png');
  expect({ filename, mimeType }).toEqual({ filename: expect.stringMatching(/^logo.*\.svg$/), mimeType: 'image/svg+xml' });
  expect(bytes.toString()).toContain('<path');
  expect(bytes.toString()).not.toContain('alert');
});

it('refuses a drawing that takes too long to draw, and ends drawing it (R-SAFE-15)', async () => {
  const blurred = `<filter id="f">${'<feGaussianBlur stdDeviation="300"/>'.repeat(3)}</filter>${'<rect width="9" height="9" filter="url(#f)"/>'.repeat(2000)}`;
  const drawing = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${blurred}</svg>`);
  await expect(upload(drawing, 'fog.svg', 'image/svg+xml')).rejects.toThrow('“fog.svg” is too elaborate to be shown');
});

it('rejects a damaged picture, and one that decompresses to more than memory should hold', async () => {
  const whole = await picture(800, 600).jpeg().toBuffer();
  await expect(upload(whole.subarray(0, whole.length / 2), 'half.jpg', 'image/jpeg')).rejects.toMatchObject({ status: 400 });
  const bomb = await picture(9000, 7000).png({ compressionLevel: 9 }).toBuffer();
  expect(bomb.length).toBeLessThan(500_000);
  await expect(upload(bomb, 'bomb.png', 'image/png')).rejects.toMatchObject({ status: 400 });
});

it('says of a picture that cannot be read whether it is damaged or too large (R-PICTURE-6)', async () => {
  const whole = await picture(800, 600).jpeg().toBuffer();
  await expect(upload(whole.subarray(0, whole.length / 2), 'half.jpg', 'image/jpeg')).rejects.toThrow('“half.jpg” is damaged.');
  const photo = await picture(10_000, 6001).jpeg({ quality: 10 }).toBuffer();
  await expect(upload(photo, 'roof.jpg', 'image/jpeg')).rejects.toThrow(
    '“roof.jpg” has more than 60 million pixels. Save it smaller',
  );
});

const box = (type: string, ...content: Buffer[]) => {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(8 + content.reduce((sum, { length }) => sum + length, 0));
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, ...content]);
};
const beginning = [box('ftyp', Buffer.from('isomiso2mp41')), box('mdat', Buffer.alloc(64, 7))];
const webm = Buffer.concat([Buffer.from('1a45dfa387428284', 'hex'), Buffer.from('webm'), Buffer.alloc(64)]);

it('gives a file the extension of its content, whatever it was called', async () => {
  const jpeg = await picture().jpeg().toBuffer();
  const png = await picture().png().toBuffer();
  const mp4 = () => Buffer.concat(beginning);
  const asked: [Buffer, string, string, RegExp, string][] = [
    [jpeg, 'x.html', 'text/html', /^x.*\.jpg$/, 'image/jpeg'],
    [jpeg, 'x.php', 'image/jpeg', /^x.*\.jpg$/, 'image/jpeg'],
    [jpeg, 'photo.JPEG', 'image/jpeg', /^photo.*\.JPEG$/, 'image/jpeg'],
    [jpeg, 'page.php.', 'image/jpeg', /^page.*\.jpg$/, 'image/jpeg'],
    [jpeg, 'none', 'image/jpeg', /^none.*\.jpg$/, 'image/jpeg'],
    [png, 'x.svg', 'image/svg+xml', /^x.*\.png$/, 'image/png'],
    [mp4(), 'x.html', 'text/html', /^x.*\.mp4$/, 'video/mp4'],
    [mp4(), 'film.php', 'video/mp4', /^film.*\.mp4$/, 'video/mp4'],
    [webm, 'film.html', 'video/webm', /^film.*\.webm$/, 'video/webm'],
  ];
  for (const [data, name, claimed, named, type] of asked) {
    const { filename, mimeType } = await upload(data, name, claimed);
    expect({ name, filename, mimeType }).toEqual({ name, filename: expect.stringMatching(named), mimeType: type });
  }
});

it('accepts a video with very deeply nested boxes', async () => {
  const deep = Buffer.alloc(8 * 40_000);
  for (let level = 0; level < 40_000; level += 1) {
    deep.writeUInt32BE(deep.length - 8 * level, 8 * level);
    deep.write(level === 0 ? 'moov' : 'trak', 8 * level + 4, 'latin1');
  }
  const { filename } = await upload(Buffer.concat([...beginning, deep]), 'deep.mp4', 'video/mp4');
  expect(filename).toMatch(/^deep.*\.mp4$/);
});

/** A video whose tracks are coded like this. */
const coded = (...names: string[]) => {
  const track = (name: string) =>
    box(
      'trak',
      box('tkhd', Buffer.alloc(20)),
      box('mdia', box('minf', box('stbl', box('stsd', Buffer.alloc(8), box(name, Buffer.alloc(78)))))),
    );
  return Buffer.concat([...beginning, box('moov', box('mvhd', Buffer.alloc(100)), ...names.map(track))]);
};

it.each([
  ['H.264', coded('mp4a', 'avc1'), undefined],
  ['AV1', coded('av01'), undefined],
  ['H.265', coded('mp4a', 'hvc1'), '“film.mp4” is coded as H.265'],
  ['H.265, its settings within', coded('hev1'), 'Save it as MP4 (H.264)'],
  ['Dolby Vision', coded('dvh1', 'mp4a'), 'which most visitors would not see'],
])('says of a video in %s whether visitors see it (R-PICTURE-12)', async (_, video, reason) => {
  const result = upload(video, 'film.mp4', 'video/mp4');
  if (reason) await expect(result).rejects.toThrow(reason);
  else expect((await result).mimeType).toBe('video/mp4');
});

it('blanks the descriptions of a video and leaves the rest as it was', async () => {
  const place = Buffer.from('+34.9285+138.6007/ and the camera of Ann Example');
  const track = box('trak', box('tkhd', Buffer.alloc(20, 1)), box('meta', place));
  const video = Buffer.concat([...beginning, box('moov', box('mvhd', Buffer.alloc(100, 2)), track, box('udta', place))]);
  const { bytes, mimeType } = await upload(Buffer.from(video), 'film.mp4', 'video/mp4');
  expect(mimeType).toBe('video/mp4');
  expect(bytes.length).toBe(video.length);
  expect(bytes.includes('Ann Example')).toBe(false);
  expect(bytes.subarray(0, 160)).toEqual(video.subarray(0, 160));
});

it('gives files names under which the site can fetch them', async () => {
  const photo = await picture().jpeg().toBuffer();
  for (const name of ['../../Küche & <Bad> (1).JPG', '照片.jpg', '.hidden.jpg', '..\\..\\x.jpg']) {
    expect((await upload(photo, name, 'image/jpeg')).filename).toMatch(/^\w[\w .()@+-]*\.jpg$/i);
  }
});

it('fetches nothing when an address is sent instead of a file', async () => {
  const { token } = await signedIn(payload, 'editor');
  const body = { alt: 'A test', url: 'http://203.0.113.7/photo.jpg', filename: 'photo.jpg' };
  const response = await askRest(payload, 'POST', '/media', { token, body });
  expect(response.status).toBe(400);
  expect(await response.text()).toContain('Choose a picture or video');
});

it('gives a picture a name that every file system accepts', async () => {
  expect((await upload(await picture().png().toBuffer(), 'con.png', 'image/png')).filename).toBe('con-file.png');
});

it('shortens a name that is longer than file systems take, twice too', async () => {
  const photo = await picture().jpeg().toBuffer();
  const long = () => upload(photo, `${'The roof of a house in Para Hills '.repeat(8)}.jpg`, 'image/jpeg');
  const names = [(await long()).filename, (await long()).filename];
  expect(new Set(names).size).toBe(2);
  for (const name of names) expect(name).toMatch(/^The-roof-of-a-house-in-Para-Hills-.{60,75}\.jpg$/);
});

it('the content of a file alone decides its type (R-SAFE-7)', async () => {
  const { token } = await signedIn(payload, 'owner');
  const { id, ...stored } = await upload(await picture().png().toBuffer(), 'facts.png', 'image/png');
  const told = {
    filename: 'other.html',
    mimeType: 'text/html',
    filesize: 1,
    width: 9999,
    height: 9999,
    url: 'https://evil.example/',
    alt: 'Said',
  };
  expect((await askRest(payload, 'PATCH', `/media/${id}`, { token, body: told })).status).toBe(200);
  expect((await askRest(payload, 'PATCH', `/media?where[id][equals]=${id}`, { token, body: told })).status).toBe(200);
  const after = await payload.findByID({ collection: 'media', id });
  const facts = ({ filename, mimeType, filesize, width, height, url }: typeof after) => ({
    filename,
    mimeType,
    filesize,
    width,
    height,
    url,
  });
  expect(facts(after)).toEqual(facts({ id, ...stored } as typeof after));
  expect(after.alt).toBe('Said');
});
