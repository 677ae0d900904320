'use client';
/**
 * Why: Payload's frame of the live preview has no name for screen readers.
 * Relies on: the frame's id, and its appearing once the preview is open and has an address.
 * Test: `tests/owner/preview.long.test.ts` (axe finds a frame without a name).
 * Remove: once the frame has a title.
 */
import { useLivePreviewContext } from '@payloadcms/ui';
import { useEffect } from 'react';

/** Names the frame of the live preview; renders nothing. */
export function FrameName() {
  const { isLivePreviewing, loadedURL, url } = useLivePreviewContext();
  useEffect(() => {
    if (isLivePreviewing && (url || loadedURL))
      document.getElementById('live-preview-iframe')?.setAttribute('title', 'The page with your changes');
  }, [isLivePreviewing, loadedURL, url]);
  return null;
}
