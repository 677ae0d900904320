/** Lays out, one part a pause, what the document left until the visitor comes to it; then the page is as if nothing had been left. */
export function layOutRest() {
  const left = document.getElementById('rest');
  if (!left) return;
  const parts = document.querySelectorAll('#main > *');
  const waiting = [...parts];
  const whenIdle = window.requestIdleCallback ?? ((next: () => void) => setTimeout(next, 50));
  const next = () => {
    const part = waiting.shift();
    if (part) {
      part.setAttribute('data-whole', '');
      part.getBoundingClientRect();
      whenIdle(next);
    } else {
      left.remove();
      for (const done of parts) done.removeAttribute('data-whole');
    }
  };
  whenIdle(next);
}
