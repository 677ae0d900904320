'use client';
/**
 * Why: the rich-text editor has no name for screen readers.
 * Relies on: `.rich-text-lexical` around the editor, and in it `.field-label`.
 * Test: `tests/owner/posts.long.test.ts` (axe finds an editor without a name, and the editor is found by it).
 * Remove: once the editor has a name, take its feature out of `model/fields/rich-text.ts`.
 */
import { createClientFeature } from '@payloadcms/richtext-lexical/client';
import { useLexicalComposerContext } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext';
import { useEffect } from 'react';

/** Names the editor after the label above it. */
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
