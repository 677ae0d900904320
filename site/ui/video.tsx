import { useRef, useState } from 'react';
import { afterLoad, useBehaviour, useReducedMotion } from './behaviour';
import { storageUrl } from './picture-url';
import { useSlide } from './slide';

const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/**
 * A silent, looping video above its poster; as WebM, the smaller, where there is one and the browser plays it. Not fetched before
 * load, under Save-Data or under reduced motion, and at rest whenever the carousel around it is paused or shows another card
 * (ruling 35).
 */
export function Video({ path, webm }: { path: string; webm?: string }) {
  const reduced = useReducedMotion();
  const { moves } = useSlide();
  const [wanted, setWanted] = useState(false);
  const video = useRef<HTMLVideoElement>(null);

  useBehaviour(() => {
    if (reduced || savesData() || !moves) return undefined;
    return afterLoad(() => setWanted(true));
  }, [reduced, moves]);

  useBehaviour(() => {
    if (moves)
      video.current?.play().catch(() => undefined); // the browser may refuse: the poster stays
    else video.current?.pause();
    return undefined;
  }, [moves, wanted]);

  if (!wanted) return null;
  return (
    <video key={path} ref={video} className="cover" muted loop playsInline preload="auto">
      {webm && <source src={storageUrl(webm)} type="video/webm" />}
      <source src={storageUrl(path)} />
    </video>
  );
}
