'use client';
import { $isLinkNode, createClientFeature } from '@payloadcms/richtext-lexical/client';
import { useLexicalComposerContext } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext';
import { $dfs } from '@payloadcms/richtext-lexical/lexical/utils';
import { useEditDepth, useModal } from '@payloadcms/ui';
import { useEffect, useRef } from 'react';

const NEW = 'https://';

function $unlinkUnfinished() {
  for (const { node } of $dfs()) {
    if (!$isLinkNode(node) || node.getFields().url !== NEW) continue;
    for (const child of node.getChildren()) node.insertBefore(child);
    node.remove();
  }
}

/** Turns a link without an address into its words when its box is closed: Payload makes it before anybody said where it leads. */
function UnfinishedLinks() {
  const [editor] = useLexicalComposerContext();
  const { modalState } = useModal();
  const depth = useEditDepth();
  const isBelowBox = Object.values(modalState).filter((state) => state?.isOpen).length >= depth;
  const wasBelowBox = useRef(false);
  useEffect(() => {
    if (wasBelowBox.current && !isBelowBox) editor.update($unlinkUnfinished);
    wasBelowBox.current = isBelowBox;
  }, [editor, isBelowBox]);
  return null;
}

export const UnfinishedLinksClient = createClientFeature({ plugins: [{ Component: UnfinishedLinks, position: 'bottom' }] });
