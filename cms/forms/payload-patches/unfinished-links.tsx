'use client';
/**
 * Why: a link is in the text before anybody said where it leads; closing its box leaves one to "https://", which cannot be published.
 * Relies on: the id of that box, and the address of a new link.
 * Test: `tests/owner/patches.test.ts`.
 * Remove: once closing the box takes a new link out, take its feature out of `forms/fields/rich-text-field.ts`.
 */
import { $isLinkNode, createClientFeature } from '@payloadcms/richtext-lexical/client';
import { useLexicalComposerContext } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext';
import { $dfs } from '@payloadcms/richtext-lexical/lexical/utils';
import { useModal } from '@payloadcms/ui';
import { useEffect, useRef } from 'react';

const NEW = 'https://';

function $unlinkUnfinished() {
  for (const { node } of $dfs()) {
    if (!$isLinkNode(node) || node.getFields().url !== NEW) continue;
    for (const child of node.getChildren()) node.insertBefore(child);
    node.remove();
  }
}

/** Turns a link without an address into its words when its box is closed; renders nothing. */
function UnfinishedLinks() {
  const [editor] = useLexicalComposerContext();
  const { modalState } = useModal();
  const isOpen = Object.entries(modalState).some(([slug, state]) => slug.includes('lexical-rich-text-link') && state?.isOpen);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen) editor.update($unlinkUnfinished);
    wasOpen.current = isOpen;
  }, [editor, isOpen]);
  return null;
}

export const UnfinishedLinksClient = createClientFeature({ plugins: [{ Component: UnfinishedLinks, position: 'bottom' }] });
