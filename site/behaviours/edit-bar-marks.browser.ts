const STYLE = 'padding:0;background:#ffd166;color:#12303a;outline:2px solid #ffd166';
/** What holds no words of the page, or words that a person types. */
const LEFT_OUT = 'script,style,noscript,template,textarea,select,edit-bar,mark';
/** React takes over what it needs at the first touch, and expects its own markup there. */
const NEEDS_REACT = 'form,.address-test';

// Not `wholeWords` of `shared/text.ts`: that file is in what every page loads, which would grow.
const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

function* textsBelow(root: Element): Generator<Text> {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (!node.parentElement?.closest(LEFT_OUT)) yield node as Text;
}

function takeOff(marks: HTMLElement[]) {
  for (const mark of marks) {
    const { parentNode } = mark;
    mark.replaceWith(...mark.childNodes);
    parentNode?.normalize();
  }
}

/** Puts a mark around each of these words in the page's text, whole words only; they go before React takes the page over. */
export function markWords(words: string[]): HTMLElement[] {
  if (words.length === 0) return [];
  const longestFirst = [...words].sort((a, b) => b.length - a.length).map(escaped);
  const pattern = new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${longestFirst.join('|')})(?![\p{L}\p{N}])`, 'giu');
  const marks = [...textsBelow(document.body)].flatMap((text) =>
    // From the end, so that what is before a word stays where it is.
    [...text.data.matchAll(pattern)].reverse().map(({ index, 0: found }) => {
      const mark = document.createElement('mark');
      mark.style.cssText = STYLE;
      const word = text.splitText(index);
      word.splitText(found.length);
      word.replaceWith(mark);
      mark.append(word);
      return mark;
    }),
  );
  const ended = new AbortController();
  for (const type of ['focusin', 'pointerdown'])
    document.addEventListener(
      type,
      ({ target }) => {
        if (!(target instanceof Element && target.closest(NEEDS_REACT))) return;
        ended.abort();
        takeOff(marks);
      },
      { capture: true, signal: ended.signal },
    );
  const inOrder = (a: Node, b: Node) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1);
  return marks.sort(inOrder);
}

/** Brings the mark after the one that was shown last into view, in an answer that is closed too. */
export function showNext(marks: HTMLElement[], last: HTMLElement | undefined): HTMLElement | undefined {
  const next = marks[(last ? marks.indexOf(last) + 1 : 0) % marks.length];
  const fold = next?.closest('details');
  if (fold) fold.open = true;
  next?.scrollIntoView({ block: 'center' });
  return next;
}
