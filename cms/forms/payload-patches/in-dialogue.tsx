'use client';
/**
 * Why: Payload's dialogues about several records say how many they are, and not which; they have no place for more.
 * Relies on: the id of each dialogue, and the classes of the part that holds its words.
 * Test: `tests/owner/patches.test.ts`; of pictures, `tests/owner/pictures.long.test.ts`.
 * Remove: once these dialogues take a component (near it: pull request 15043), pass the notice there.
 */
import { useModal } from '@payloadcms/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';

export function InDialogue({ slug, children }: { slug: string; children: ReactNode }) {
  const { modalState } = useModal();
  const open = modalState[slug]?.isOpen === true;
  const [dialogue, setDialogue] = useState<Element | null>(null);
  useEffect(() => {
    const parts = `[id="${slug}"] .confirmation-modal__content, .confirmation-modal__content, [id="${slug}"] .edit-many__main`;
    setDialogue(open ? document.querySelector(parts) : null);
  }, [open, slug]);
  return dialogue && createPortal(children, dialogue);
}
