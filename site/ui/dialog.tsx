import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Button } from './button';

/** Closes after this many milliseconds, unless the visitor's pointer, touch or focus is in it (R-FORM-17). */
const AUTO_CLOSE_MS = 5000;

interface SuccessPopupProps {
  isVisible: boolean;
  onClose: () => void;
  message?: string;
  children?: ReactNode;
}

/** The thank-you dialog: closes on OK, the overlay, Escape, and after a time; clicks inside do not close it. */
export function SuccessPopup({ isVisible, onClose, message = 'Form submitted successfully!', children }: SuccessPopupProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const headingId = useId();
  const hold = useSelfClosing(dialog, isVisible);

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
        <h2 id={headingId}>Success!</h2>
        <p>{message}</p>
        {children}
        <Button type="button" onClick={close}>
          OK
        </Button>
      </div>
    </dialog>
  );
}

function useSelfClosing(dialog: React.RefObject<HTMLDialogElement | null>, isVisible: boolean) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stays = useRef(false);

  const stop = () => clearTimeout(timer.current);
  const start = () => {
    stop();
    if (!stays.current) timer.current = setTimeout(() => dialog.current?.close(), AUTO_CLOSE_MS);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the timer starts only on opening
  useEffect(() => {
    if (!isVisible) return;
    stays.current = false;
    start();
    return stop;
  }, [isVisible]);

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
