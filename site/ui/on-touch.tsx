import { memo, Suspense, use, useEffect, useRef } from 'react';
import { useLive } from './behaviour';
import type { PartOnTouch } from './part-on-touch';

interface PartProps<Props> {
  part: PartOnTouch<Props>;
  props: Props;
}

function Part<Props extends object>({ part, props, whenAlive }: PartProps<Props> & { whenAlive: () => void }) {
  if (!part.component) use(part.arrival);
  const live = useLive();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after the part's own first effects
  useEffect(() => {
    if (live) whenAlive();
  }, [live]);
  return part.component && <part.component {...props} />;
}

/**
 * A part whose code is fetched when the visitor first points at it, touches it or moves the focus into it. Until then it is the
 * server's markup, native; a submit that comes while the code is on its way waits for it, and if that does not come the
 * browser submits. It is drawn once from its props: what is around it does not change them.
 */
function Touchable<Props extends object>({ part, props }: PartProps<Props>) {
  const box = useRef<HTMLDivElement>(null);
  const held = useRef<HTMLFormElement>(null);
  const still = useRef<AbortController>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    if (part.component) return;
    const stop = new AbortController();
    still.current = stop;
    const inside = (node: EventTarget | null) => box.current?.contains(node as Node);
    const begin = () =>
      part.fetch().catch((error) => {
        console.warn('a part stays native', error);
        held.current?.submit();
      });
    const touched = ({ target }: Event) => {
      if (inside(target)) begin();
    };
    const hold = (event: Event) => {
      if (!inside(event.target)) return;
      event.preventDefault();
      held.current = (event.target as Element).closest('form');
      begin();
    };
    // At the document, on the way down: React keeps from the page below it what it cannot answer yet.
    const options = { capture: true, signal: stop.signal };
    for (const type of ['pointerover', 'pointerdown', 'focusin']) document.addEventListener(type, touched, options);
    for (const type of ['submit', 'invalid']) document.addEventListener(type, hold, options);
    if (inside(document.activeElement)) begin();
    return () => stop.abort();
  }, []);

  const whenAlive = () => {
    still.current?.abort();
    held.current?.requestSubmit();
  };

  return (
    <div ref={box}>
      <Suspense>
        <Part part={part} props={props} whenAlive={whenAlive} />
      </Suspense>
    </div>
  );
}

export const OnTouch = memo(Touchable, () => true) as typeof Touchable;
