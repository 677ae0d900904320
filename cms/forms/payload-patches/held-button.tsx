'use client';
/**
 * Why: what others saved, or a draft that is being saved, comes before a save. Payload's buttons take no handler, and a press while
 * they are disabled is lost.
 * Relies on: the id `action-save` of Payload's Save and Publish buttons, which are `<button>`s that act on a click.
 * Test: `tests/owner/unsaved.test.ts` (Save) and `tests/owner/posts.long.test.ts` (Publish).
 * Remove: once both buttons take an `onClick`, pass it.
 */
import { type MouseEvent, type ReactNode, useRef } from 'react';

/** Payload's button, for whoever was told of a press. */
export interface Held {
  press(): void;
  isDisabled(): boolean;
}

interface Props {
  onPress(button: Held): void;
  /** Whether a press counts although the button is disabled. */
  alsoDisabled?: boolean;
  className?: string;
  children: ReactNode;
}

/** Around Payload's Save or Publish button: tells of a press, and presses the button only when it is asked to. */
export function HeldButton({ onPress, alsoDisabled, className, children }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const isOurs = useRef(false);
  const button = () => box.current?.querySelector<HTMLButtonElement>('#action-save');
  const held: Held = {
    isDisabled: () => button()?.disabled === true,
    press() {
      isOurs.current = true;
      button()?.click();
      isOurs.current = false;
    },
  };
  const hold = (event: MouseEvent) => {
    if (isOurs.current) return;
    event.preventDefault();
    event.stopPropagation();
    onPress(held);
  };
  return (
    <div
      ref={box}
      className={className}
      onClickCapture={hold}
      onPointerUp={() => alsoDisabled && held.isDisabled() && onPress(held)}
    >
      {children}
    </div>
  );
}
