const TEXTS = 'h1,h2,h3,h4,p,li,dt,dd,summary,a,button,figcaption,blockquote,strong,span';

/** The next text that somebody clicks or taps outside of the bar; undefined after Escape. Nothing else happens on the page meanwhile. */
export function pickText(bar: Element): Promise<string | undefined> {
  const ended = new AbortController();
  const on = { capture: true, signal: ended.signal };
  const textAt = ({ target }: Event) => (target instanceof Element && target !== bar ? target.closest<HTMLElement>(TEXTS) : null);
  let marked: HTMLElement | null = null;
  const mark = (element: HTMLElement | null) => {
    if (marked) marked.style.outline = '';
    marked = element;
    if (marked) marked.style.outline = '3px solid #ffbf46';
  };
  return new Promise<string | undefined>((done) => {
    document.addEventListener('pointerover', (event) => mark(textAt(event)), on);
    document.addEventListener('keydown', ({ key }) => key === 'Escape' && done(undefined), on);
    document.addEventListener(
      'click',
      (event) => {
        const text = textAt(event)?.textContent.trim();
        if (event.target === bar) return;
        event.preventDefault();
        event.stopImmediatePropagation();
        if (text) done(text);
      },
      on,
    );
  }).finally(() => {
    mark(null);
    ended.abort();
  });
}
