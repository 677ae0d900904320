import { storageUrl } from './picture-url';

/**
 * A silent, looping video above its poster; as WebM, the smaller, where there is one and the browser plays it. Nothing of it is
 * fetched until the carousel around it plays it (R-MOTION-5).
 */
export function Video({ path, webm }: { path: string; webm?: string }) {
  return (
    <video key={path} className="cover" muted loop playsInline preload="none">
      {webm && <source src={storageUrl(webm)} type="video/webm" />}
      <source src={storageUrl(path)} />
    </video>
  );
}
