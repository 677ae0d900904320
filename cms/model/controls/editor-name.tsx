'use client';
import { createClientFeature } from '@payloadcms/richtext-lexical/client';
import { useLexicalComposerContext } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext';
import { useEffect } from 'react';

/** Gives Payload's editor the accessible name that it lacks, from the label above it. */
function EditorName() {
  const [editor] = useLexicalComposerContext();
  useEffect(
    () =>
      editor.registerRootListener((root) => {
        const label = root?.closest('.rich-text-lexical')?.querySelector('.field-label');
        if (root && label) root.setAttribute('aria-label', label.textContent?.replace('*', '').trim() ?? '');
      }),
    [editor],
  );
  return null;
}

export const EditorNameClient = createClientFeature({ plugins: [{ Component: EditorName, position: 'bottom' }] });
