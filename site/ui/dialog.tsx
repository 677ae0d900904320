import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Button } from './button';

interface SuccessPopupProps {
  isVisible: boolean;
  onClose: () => void;
  title?: string;
  message?: string;
  /** Closes after this many milliseconds, unless the visitor's pointer, touch or focus is in it (R-FORM-17). */
  autoCloseMs?: number;
  children?: ReactNode;
}

/** The thank-you dialog: closes on OK, the overlay, Escape, and after a time; clicks inside do not close it. */
export function SuccessPopup(props: SuccessPopupProps) {
  const {
    isVisible,
    onClose,
    title = 'Success!',
    message = 'Form submitted successfully!',
    autoCloseMs = 5000,
    children,
  } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const headingId = useId();
  const hold = useSelfClosing(dialog, isVisible, autoCloseMs);

  useEffect(() => {
    const element = dialog.current;
    if (!element || !isVisible) return;
    element.showModal();
    return () => element.close();
  }, [isVisible]);

  const pressedOutside = useRef(false);
  const close = () => dialog.current?.close();

  return (
    <dialog
      ref={dialog}
      className="popup"
      aria-labelledby={headingId}
      onClose={() => {
        if (!dialog.current?.open) onClose(); // it may have been reopened before the event
      }}
      onPointerDown={(event) => {
        pressedOutside.current = event.target === event.currentTarget;
        if (!pressedOutside.current) hold.stay();
      }}
      onClick={(event) => {
        if (pressedOutside.current && event.target === event.currentTarget) close();
      }}
      onKeyDown={hold.stay}
    >
      {/* The panel fills the dialog, so a click on the dialog itself is on the overlay. */}
      <div className="popup-panel" onPointerMove={hold.enter} onPointerLeave={hold.leave}>
        <h2 id={headingId}>{title}</h2>
        <p>{message}</p>
        {children}
        <Button type="button" onClick={close}>
          OK
        </Button>
      </div>
    </dialog>
  );
}

function useSelfClosing(dialog: React.RefObject<HTMLDialogElement | null>, isVisible: boolean, autoCloseMs: number) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stays = useRef(false);

  const stop = () => clearTimeout(timer.current);
  const start = () => {
    stop();
    if (!stays.current) timer.current = setTimeout(() => dialog.current?.close(), autoCloseMs);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the timer starts only on opening
  useEffect(() => {
    if (!isVisible) return;
    stays.current = false;
    start();
    return stop;
  }, [isVisible, autoCloseMs]);

  return {
    /** A pointer that was already there when the dialog opened does not move, so it does not count. */
    enter(event: React.PointerEvent) {
      if (event.pointerType === 'mouse' && (event.movementX !== 0 || event.movementY !== 0)) stop();
    },
    leave(event: React.PointerEvent) {
      if (event.pointerType === 'mouse') start();
    },
    /** After a touch, a press or a key inside, only the visitor closes it. */
    stay() {
      stays.current = true;
      stop();
    },
  };
}
