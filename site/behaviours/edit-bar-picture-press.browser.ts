import type { EditAct, EditReceipt, EditUndo } from 'contract/edit-bar';

/* What a press on a picture of an edited page does. The panel is loaded with the first. */

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
  changed(undo: EditUndo): void;
}

/** An open panel. */
export interface Panel {
  /** Saves what was chosen and closes the panel; resolves with whether that went well. */
  leave(): Promise<boolean>;
  cancel(): void;
}

const PICTURE = '[data-origin-picture]';
const OTHER = '[data-origin],a,button,input,select,textarea,summary,label,iframe';

/** Whether a point is on an element itself, and not on the area that a link lays over its card. */
function isOn(element: Element | null, { clientX: x, clientY: y }: MouseEvent): boolean {
  if (!element) return false;
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return x >= left && x <= right && y >= top && y <= bottom;
}

/** The part of the page to which a picture belongs. */
const partOf = (image: Element) => image.closest('article,section,header,li');

/** The picture that is meant: the one under the pointer, also below a layer of its own part of the page. */
function pictureAt(event: Event): HTMLImageElement | undefined {
  const { target } = event;
  if (!(target instanceof Element)) return undefined;
  const own = target.closest<HTMLImageElement>(PICTURE);
  if (own || !(event instanceof MouseEvent) || isOn(target.closest(OTHER), event)) return own ?? undefined;
  return document
    .elementsFromPoint(event.clientX, event.clientY)
    .filter((element) => element instanceof HTMLImageElement)
    .find((image) => image.matches(PICTURE) && partOf(image)?.contains(target));
}

/** Where a picture leads: by a link around it, or one that lies over the whole card. */
export function linkOf(image: HTMLImageElement): string | undefined {
  const { left, top, width, height } = image.getBoundingClientRect();
  const over = document.elementsFromPoint(left + width / 2, top + height / 2).map((element) => element.closest('a'));
  return (image.closest('a') ?? over.find((link) => link && partOf(image)?.contains(link)))?.href;
}

/** Whether a key clears what is looked for. */
const isSearch = (event: Event) => {
  const [inner] = event.composedPath();
  return inner instanceof HTMLInputElement && inner.type === 'search' && inner.value !== '';
};

/** Opens a panel for each picture that is pressed, or on which a file is dropped. */
export function watchPictures(page: EditedPage): void {
  let panel: Panel | undefined;
  let aimed: HTMLImageElement | undefined;

  async function open(image: HTMLImageElement, file?: File) {
    if (panel ? !(await panel.leave()) : !(await page.leaveText())) return;
    try {
      const { openPanel } = await import('./edit-bar-pictures.browser');
      panel = await openPanel(page, image, file, () => {
        panel = undefined;
      });
    } catch {
      page.say('There is no connection.');
      page.draw();
    }
  }

  const swallow = (event: Event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };

  function onPress(event: MouseEvent | KeyboardEvent) {
    const { target } = event;
    if (event.ctrlKey || event.metaKey || !(target instanceof HTMLElement) || page.host.contains(target)) return;
    const image = pictureAt(event);
    if (image) {
      swallow(event);
      void open(image);
    } else if (panel && target.closest('[data-origin],a,button')) {
      swallow(event);
      void panel.leave().then((left) => left && target.click());
    }
  }

  document.addEventListener('click', onPress, true);
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.key === 'Enter' || (event.key === ' ' && pictureAt(event))) onPress(event);
      else if (event.key === 'Escape' && panel && !isSearch(event)) panel.cancel();
    },
    true,
  );
  document.addEventListener('pointerover', (event) => {
    if (aimed) delete aimed.dataset.aimed;
    aimed = pictureAt(event);
    if (aimed) aimed.dataset.aimed = '';
  });
  // A file that is dropped beside a picture would take the page's place.
  for (const type of ['dragover', 'drop'] as const)
    document.addEventListener(type, (event) => {
      const file = event.dataTransfer?.files[0];
      if (!event.dataTransfer?.types.includes('Files') || page.host.contains(event.target as Node)) return;
      event.preventDefault();
      const image = pictureAt(event);
      event.dataTransfer.dropEffect = image ? 'copy' : 'none';
      if (type === 'drop' && image && file) void open(image, file);
    });
}
