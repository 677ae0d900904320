import { expect, it } from 'vitest';
import { readForm, readJson } from './body';

const post = (body: BodyInit, type?: string) => {
  const request = new Request('http://site/contact-us', { method: 'POST', body });
  if (type === undefined) request.headers.delete('content-type');
  else request.headers.set('content-type', type);
  return request;
};
const JSON_TYPE = 'application/json';
const FORM = 'application/x-www-form-urlencoded';

it('accepts a JSON object, whatever follows its media type', async () => {
  expect(await readJson(post('{"name":"Mía"}', JSON_TYPE))).toEqual({ name: 'Mía' });
  expect(await readJson(post('{"name":"Mia"}', 'Application/JSON ; charset=utf-8'))).toEqual({ name: 'Mia' });
});

it.each(['[]', 'null', '"text"', '5', '{"name"', ''])('rejects JSON that is not an object: %s', async (body) => {
  await expect(readJson(post(body, JSON_TYPE))).rejects.toMatchObject({ status: 400, message: 'The body is not a JSON object.' });
});

it.each([undefined, 'text/plain', FORM])('rejects JSON with the media type %s', async (type) => {
  await expect(readJson(post('{}', type))).rejects.toMatchObject({
    status: 415,
    message: 'Send JSON with the content type application/json.',
  });
});

it('reads both encodings of a form, without its files', async () => {
  expect(await readForm(post('name=M%C3%ADa&city=Adelaide', FORM))).toEqual([
    ['name', 'Mía'],
    ['city', 'Adelaide'],
  ]);
  const form = new FormData();
  form.set('name', 'Mia');
  form.set('photo', new Blob(['x']), 'photo.jpg');
  expect(await readForm(new Request('http://site/', { method: 'POST', body: form }))).toEqual([['name', 'Mia']]);
});

it('rejects a form of another type, and one that cannot be read', async () => {
  for (const type of [undefined, JSON_TYPE]) {
    await expect(readForm(post('name=Mia', type))).rejects.toMatchObject({
      status: 415,
      message: 'Send the form as a browser does.',
    });
  }
  await expect(readForm(post('name=Mia', 'multipart/form-data; boundary=x'))).rejects.toMatchObject({
    status: 400,
    message: 'The form could not be read.',
  });
});

it('rejects more than 64 kB', async () => {
  const sized = (bytes: number) => JSON.stringify({ a: 'x'.repeat(bytes - 8) });
  expect(await readJson(post(sized(64 * 1024), JSON_TYPE))).toHaveProperty('a');
  await expect(readJson(post(sized(64 * 1024 + 1), JSON_TYPE))).rejects.toMatchObject({
    status: 413,
    message: 'That is more than this form takes.',
  });
});

it('rejects when the connection breaks', async () => {
  const body = new ReadableStream({ pull: (controller) => controller.error(new Error('reset')) });
  const request = new Request('http://site/', {
    method: 'POST',
    body,
    headers: { 'content-type': JSON_TYPE },
    duplex: 'half',
  } as RequestInit);
  await expect(readJson(request)).rejects.toThrow('reset');
});
