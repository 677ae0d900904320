import { storageUrl } from '../pictures/picture-url';

/** A silent, looping video with its poster, as WebM where possible. Nothing loads until the carousel plays it (R-MOTION-5). */
export function Video({ path, webm }: { path: string; webm?: string }) {
  return (
    <video key={path} className="cover" muted loop playsInline preload="none">
      {webm && <source src={storageUrl(webm)} type="video/webm" />}
      <source src={storageUrl(path)} />
    </video>
  );
}
