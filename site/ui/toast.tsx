import { useEffect, useRef } from 'react';

interface ToastProps {
  message: string;
  durationMs?: number;
  onDone: () => void;
}

/** A short message at the top right, above everything including modal dialogs. Its content is also shown elsewhere. */
export function Toast({ message, durationMs = 5000, onDone }: ToastProps) {
  const element = useRef<HTMLDivElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the timer starts only when it is shown
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
