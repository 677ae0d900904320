import { expect, it } from 'vitest';
import { signIn } from '../kit/stack';
import { choosePicture, goTo, LAPTOP, publish, useOffice, write } from './office';

const office = useOffice();
const DOT = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

type Doc = { id: number; description: unknown };

it('a pasted picture goes into the library if its data is at hand, and is left out otherwise; the post can be published (R-PICTURE-10)', async () => {
  const ask = await signIn(office.stack.cms);
  const pictures = async () => (await ask<{ totalDocs: number }>('GET', '/media?limit=1')).totalDocs;
  const { page, close } = await office.enter(LAPTOP);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await goTo(page, `${office.url}/admin/collections/posts/create`);
  await page.waitForURL(/\/posts\/\d+/);
  const id = page.url().split('/').at(-1);
  await page.getByLabel('Title').first().fill('With a pasted picture');
  await choosePicture(page, 'image');
  await write(page, 'description', 'Before. ');
  const paste = async (html: string) => {
    await page.evaluate(
      (text) => navigator.clipboard.write([new ClipboardItem({ 'text/html': new Blob([text], { type: 'text/html' }) })]),
      html,
    );
    await page.keyboard.press('Control+V');
  };
  const before = await pictures();
  await paste(`<p>From a page <img src="data:image/png;base64,${DOT}" alt="A dot"> with a picture.</p>`);
  await page.locator('[contenteditable=true]').getByText('with a picture').first().waitFor();
  expect(await pictures()).toBe(before + 1);
  await paste('<p>From another <img src="https://elsewhere.example/cat.png" alt="A cat"> website.</p>');
  await page.getByText('could not be taken over').waitFor();
  await page.getByText('website.').first().waitFor();
  await publish(page);
  const text = JSON.stringify((await ask<Doc>('GET', `/posts/${id}?depth=0`)).description);
  expect(text).toContain('From a page');
  expect(text).toContain('From another');
  expect(text.match(/"type":"upload"/g)).toHaveLength(1);

  const pending = {
    type: 'upload',
    version: 3,
    id: 'x',
    pending: { src: 'https://elsewhere.example/cat.png' },
    relationTo: 'media',
  };
  const paragraph = { type: 'paragraph', version: 1, children: [{ type: 'text', text: 'By a program', version: 1 }] };
  const root = { type: 'root', version: 1, children: [paragraph, pending], direction: null, format: '', indent: 0 };
  const { doc } = await ask<{ doc: Doc }>('PATCH', `/posts/${id}?depth=0`, { description: { root }, _status: 'published' });
  expect(JSON.stringify(doc.description)).toContain('By a program');
  expect(JSON.stringify(doc.description)).not.toContain('upload');
  await close();
});
