import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import type { Browser, Page } from 'playwright-core';
import { build, type Rolldown } from 'vite';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { launch } from '../../tests/kit/browser';

const here = fileURLToPath(new URL('.', import.meta.url));
const STAGE = 'stage.tsx';
const stage = `
import { createRoot } from 'react-dom/client';
import { useState } from 'react';
import { SuccessPopup } from '${here}dialog.tsx';
import { Toast } from '${here}toast.tsx';
function Stage() {
  const [shown, setShown] = useState({ popup: true, toast: true });
  return <>
    <SuccessPopup isVisible={shown.popup} onClose={() => setShown((before) => ({ ...before, popup: false }))} />
    {shown.toast && <Toast message="A toast" onDone={() => setShown((before) => ({ ...before, toast: false }))} />}
  </>;
}
createRoot(document.body.appendChild(document.createElement('div'))).render(<Stage />);`;

let browser: Browser;
let script: string;

beforeAll(async () => {
  const built = (await build({
    configFile: false,
    root: here,
    logLevel: 'silent',
    plugins: [
      {
        name: 'stage',
        resolveId: (id) => (id === STAGE ? here + STAGE : undefined),
        load: (id) => (id === here + STAGE ? stage : undefined),
      },
      react(),
    ],
    build: { write: false, minify: false, rolldownOptions: { input: STAGE, output: { format: 'iife' } } },
  })) as Rolldown.RolldownOutput;
  script = built.output[0].code;
  browser = await launch();
}, 60_000);
afterAll(() => browser?.close());

/** Both notices with their default times, on a paused clock. */
async function open(): Promise<Page> {
  const page = await browser.newPage({ hasTouch: true });
  onTestFinished(() => page.close());
  await page.clock.install();
  await page.goto('data:text/html,<!doctype html><title>Stage</title>');
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  await page.addScriptTag({ content: script });
  return page;
}

it('the Success popup says Form submitted successfully! by default, and closes after 5000 ms (R-FORM-15, R-FORM-17)', async () => {
  const page = await open();
  const popup = page.getByRole('dialog', { name: 'Success!' });
  await popup.getByText('Form submitted successfully!', { exact: true }).waitFor();
  await page.clock.runFor(4990);
  expect(await popup.isVisible()).toBe(true);
  await page.clock.runFor(20);
  await popup.waitFor({ state: 'hidden' });
});

it.each([
  ['a key', (page: Page) => page.keyboard.press('Tab')],
  ['a touch', (page: Page) => page.getByText('Form submitted successfully!').tap()],
])('the Success popup stays after %s in it (R-FORM-17)', async (_, act) => {
  const page = await open();
  const popup = page.getByRole('dialog', { name: 'Success!' });
  await popup.waitFor();
  await act(page);
  await page.clock.runFor(20_000);
  expect(await popup.isVisible()).toBe(true);
  await popup.getByRole('button', { name: 'OK' }).tap();
  await popup.waitFor({ state: 'hidden' });
});

it('a toast closes after 5000 ms by default (R-FORM-19)', async () => {
  const page = await open();
  const toast = page.getByText('A toast');
  await toast.waitFor();
  await page.clock.runFor(4990);
  expect(await toast.isVisible()).toBe(true);
  await page.clock.runFor(20);
  await toast.waitFor({ state: 'detached' });
});
