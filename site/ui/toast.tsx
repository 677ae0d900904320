import { useEffect, useRef } from 'react';

interface ToastProps {
  message: string;
  /** Goes away after so many milliseconds. */
  durationMs?: number;
  onDone: () => void;
}

/** A short message at the top right, above everything, a modal dialog included. Never the only place of what it says. */
export function Toast({ message, durationMs = 5000, onDone }: ToastProps) {
  const element = useRef<HTMLDivElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the clock runs from the first showing alone
  useEffect(() => {
    element.current?.showPopover?.();
    const timer = setTimeout(onDone, durationMs);
    return () => clearTimeout(timer);
  }, [durationMs]);

  return (
    <div ref={element} className="toast" role="status" popover="manual">
      {message}
    </div>
  );
}
