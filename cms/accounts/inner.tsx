'use client';
import { type KeyboardEvent, type ReactNode, useRef } from 'react';

/** A form inside the account's form that must not be submitted with it. */
export function Inner({ onSend, children }: { onSend: (typed: Record<string, string>) => void; children: ReactNode }) {
  const box = useRef<HTMLFieldSetElement>(null);
  const send = () => {
    const inputs = [...(box.current?.querySelectorAll('input') ?? [])];
    onSend(Object.fromEntries(inputs.map(({ name, value }) => [name, value])));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    send();
  };
  return (
    <fieldset
      ref={box}
      className="account-inner"
      onKeyDown={onKeyDown}
      onClick={(event) => {
        if (!(event.target as Element).closest('[type=submit]')) return;
        event.preventDefault();
        send();
      }}
    >
      {children}
    </fieldset>
  );
}
