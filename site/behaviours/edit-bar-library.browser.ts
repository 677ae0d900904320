import type { LibraryPicture } from 'contract/edit-picture';
import { button, make } from './edit-bar-parts.browser';

/** How long somebody may pause while typing what to look for, in milliseconds. */
const PAUSE_MS = 250;

/** Address of a small version, as `pictures/picture-url.ts` makes it: to share that file would add to what visitors load. */
const smallUrl = (file: string) =>
  file.endsWith('.svg') ? `/storage/${encodeURIComponent(file)}` : `/pictures/320/${encodeURIComponent(file)}.webp`;

export function thumbnail({ file }: LibraryPicture): HTMLImageElement {
  return Object.assign(make('img'), { src: smallUrl(file), alt: '', loading: 'lazy' });
}

/** The newest pictures of the library and a search. `find` resolves with why there are none. */
export function library(
  find: (search: string) => Promise<LibraryPicture[] | string>,
  choose: (picture: LibraryPicture) => void,
): HTMLDetailsElement {
  const search = Object.assign(make('input'), { type: 'search', placeholder: 'Words, or a page' });
  const state = make('p');
  state.setAttribute('role', 'status');
  const grid = make('div');
  grid.className = 'grid';
  const details = make('details', '', make('summary', 'From the library'), make('label', 'Look for', search), state, grid);

  let asked = 0;
  async function list() {
    asked += 1;
    const number = asked;
    const found = await find(search.value);
    if (number !== asked) return;
    const pictures = typeof found === 'string' ? [] : found;
    state.textContent = typeof found === 'string' ? found : pictures.length ? '' : 'No picture says so.';
    grid.replaceChildren(
      ...pictures.map((picture) => {
        const one = button('', () => {
          details.open = false;
          choose(picture);
        });
        one.append(thumbnail(picture), make('span', picture.alt || picture.file));
        return one;
      }),
    );
  }

  let pause: ReturnType<typeof setTimeout>;
  search.addEventListener('input', () => {
    clearTimeout(pause);
    pause = setTimeout(list, PAUSE_MS);
  });
  details.addEventListener('toggle', () => details.open && asked === 0 && list());
  return details;
}
