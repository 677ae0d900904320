'use client';
import { SaveButton } from '@payloadcms/ui';
import { type MouseEvent, useRef } from 'react';
import { useSettler } from './settle';

/** Saves a record without drafts: takes over what others saved first, and waits for the network if there is none. */
export function SaveChanges() {
  const settler = useSettler();
  const box = useRef<HTMLDivElement>(null);
  const isSettled = useRef(false);
  const press = (event: MouseEvent) => {
    if (isSettled.current) return;
    event.preventDefault();
    event.stopPropagation();
    settler()?.whenSettled(() => {
      isSettled.current = true;
      box.current?.querySelector<HTMLButtonElement>('#action-save')?.click();
      isSettled.current = false;
    });
  };
  return (
    <div ref={box} onClickCapture={press}>
      <SaveButton />
    </div>
  );
}
