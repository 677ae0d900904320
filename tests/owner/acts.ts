import type { Page } from 'playwright-core';

/** What a walk took. A field counts once, however long its text; choosing a file is a click. */
export interface Acts {
  clicks: number;
  fields: number;
}

/** Counts what is pressed and typed on a page, from now on. */
export async function countActs(page: Page): Promise<Acts> {
  const acts: Acts = { clicks: 0, fields: 0 };
  await page.exposeFunction('countAct', (act: keyof Acts) => {
    acts[act] += 1;
  });
  await page.addInitScript(() => {
    const count = (act: string) => (globalThis as unknown as { countAct(act: string): void }).countAct(act);
    let typedInto: EventTarget | null;
    addEventListener('pointerdown', () => count('clicks'), true);
    addEventListener(
      'input',
      ({ target }) => {
        if (target === typedInto || (target instanceof HTMLInputElement && ['checkbox', 'radio'].includes(target.type))) return;
        typedInto = target;
        count(target instanceof HTMLInputElement && target.type === 'file' ? 'clicks' : 'fields');
      },
      true,
    );
  });
  return acts;
}
