import { type EditedPage, type Panel, partOf } from './edit-bar-page.browser';

/* What a press on a picture of an edited page does. The panel is loaded with the first. */

const PICTURE = '[data-origin-picture]';
const OTHER = '[data-origin],a,button,input,select,textarea,summary,label,iframe';

/** Whether a point is on an element itself, and not on the area that a link lays over its card. */
function isOn(element: Element | null, { clientX: x, clientY: y }: MouseEvent): boolean {
  if (!element) return false;
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return x >= left && x <= right && y >= top && y <= bottom;
}

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
