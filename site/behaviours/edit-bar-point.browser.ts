import type { LibraryPicture, PictureWords } from 'contract/edit-picture';
import { thumbnail } from './edit-bar-library.browser';
import { button, make } from './edit-bar-parts.browser';

type Point = PictureWords['focus'];

const STEPS: Record<string, [x: number, y: number]> = {
  ArrowLeft: [-5, 0],
  ArrowRight: [5, 0],
  ArrowUp: [0, -5],
  ArrowDown: [0, 5],
};
const percent = (value: number) => Math.round(Math.min(100, Math.max(0, value)));

/** A picture, on which the point that always shows is set by a press or with the arrow keys. */
export function pointPicker() {
  let focus: Point = { x: 50, y: 50 };
  const dot = make('span');
  const said = make('output');
  const picker = button('', () => undefined);
  picker.className = 'point';
  picker.setAttribute('aria-label', 'Point that always shows: press the picture there, or use the arrow keys');

  function move(x: number, y: number) {
    focus = { x: percent(x), y: percent(y) };
    dot.style.left = `${focus.x}%`;
    dot.style.top = `${focus.y}%`;
    said.textContent = `${focus.x} % from the left, ${focus.y} % from the top`;
  }
  picker.addEventListener('click', ({ detail, clientX, clientY }) => {
    if (detail === 0) return; // Enter has no place
    const { left, top, width, height } = picker.getBoundingClientRect();
    move(((clientX - left) / width) * 100, ((clientY - top) / height) * 100);
  });
  picker.addEventListener('keydown', (event) => {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    move(focus.x + step[0], focus.y + step[1]);
  });
  return {
    parts: [picker, said],
    focus: () => focus,
    show(picture: LibraryPicture) {
      picker.replaceChildren(thumbnail(picture), dot);
      move(picture.focus.x, picture.focus.y);
    },
  };
}
