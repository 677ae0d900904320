'use client';
import { toast } from '@payloadcms/ui';
import { useRef, useState } from 'react';
import { storeStill } from './still';
import type { PictureWithUses } from './warnings';

/** On a video's screen: its player, and a button that keeps the moment at which it stands as a picture. */
export function VideoStill({ video }: { video: PictureWithUses }) {
  const player = useRef<HTMLVideoElement>(null);
  const [busy, setBusy] = useState(false);
  const keep = async () => {
    setBusy(true);
    try {
      const { filename } = await storeStill(video, player.current);
      toast.success(`“${filename}” is in the library now.`);
    } catch {
      toast.error('This browser could not read a picture from the video. Try another browser, or upload a picture.');
    }
    setBusy(false);
  };
  return (
    <div className="picture-video">
      <video ref={player} src={`/storage/${encodeURIComponent(video.filename)}`} controls muted playsInline preload="metadata" />
      <button type="button" onClick={keep} disabled={busy}>
        {busy ? 'Keeping it …' : 'Keep this moment as a picture'}
      </button>
      <p>Pause where it looks best. Visitors see such a still before the video plays, and instead of it on slow connections.</p>
    </div>
  );
}
