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

/** Looked through once: it takes the website a second. */
let counted: Promise<{ pages?: Record<string, number>; more?: boolean }> | undefined;

/** How the bar says that what is being edited stands on other pages as well; empty where it does not. */
export async function otherPages(at: string): Promise<string> {
  counted ??= fetch(`/_edit/pages?${new URLSearchParams({ path: location.pathname })}`)
    .then((response) => (response.ok ? response.json() : {}))
    .catch(() => ({}));
  const { pages, more } = await counted;
  return pages?.[at] ? `. It stands on ${pages[at]} pages${more ? ' or more' : ''}` : '';
}

/** The part of the page to which a picture belongs. */
export const partOf = (image: Element) => image.closest('article,section,header,li');

/** Where a picture leads: by a link around it, or one that lies over the whole card. */
export function linkOf(image: HTMLImageElement): string | undefined {
  const { left, top, width, height } = image.getBoundingClientRect();
  const over = document.elementsFromPoint(left + width / 2, top + height / 2).map((element) => element.closest('a'));
  return (image.closest('a') ?? over.find((link) => link && partOf(image)?.contains(link)))?.href;
}
