import type { EditAct, EditReceipt } from 'contract/edit-bar';

/* What the press on a picture and its panel both know of the page. */

/** What takes a change back. */
export type Back = Extract<EditAct, { act: 'undo' | 'describe' }>;

/** The bar of the page, as the panel of a picture uses it. */
export interface EditedPage {
  host: HTMLElement;
  /** Resolves with the receipt, or with why there is none. */
  act(asked: EditAct): Promise<EditReceipt | string>;
  /** Shows these parts in the bar. */
  show(...parts: Node[]): void;
  /** Shows the bar as it is between two changes. */
  draw(): void;
  /** Shows the page as it is saved by now, then the bar. */
  renew(): Promise<void>;
  /** Saves the text that is being typed; resolves with whether that went well. */
  leaveText(): Promise<boolean>;
  say(words: string): void;
  changed(back: Back): void;
}

/** An open panel. */
export interface Panel {
  /** Saves what was chosen and closes the panel; resolves with whether that went well. */
  leave(): Promise<boolean>;
  cancel(): void;
}

/** How the bar says that what is being edited stands on other pages as well; empty where it does not. */
export async function otherPages(at: string): Promise<string> {
  const response = await fetch(`/_edit/pages?${new URLSearchParams({ at })}`).catch(() => undefined);
  const { pages = 0, more } = response?.ok ? await response.json() : {};
  return pages > 1 ? `. It stands on ${pages} pages${more ? ' or more' : ''}` : '';
}

/** The part of the page to which a picture belongs. */
export const partOf = (image: Element) => image.closest('article,section,header,li');

/** Where a picture leads: by a link around it, or one that lies over the whole card. */
export function linkOf(image: HTMLImageElement): string | undefined {
  const { left, top, width, height } = image.getBoundingClientRect();
  const over = document.elementsFromPoint(left + width / 2, top + height / 2).map((element) => element.closest('a'));
  return (image.closest('a') ?? over.find((link) => link && partOf(image)?.contains(link)))?.href;
}
