import { SuccessPopup } from '../ui/dialog';
import { Toast } from '../ui/toast';
import type { FormState } from './model';
import { MessageLink } from './status';
import { CONTACT_SENT, failure } from './words';

/** Toasts of the forms stay this long, in milliseconds (R-FORM-19). */
const TOAST_MS = 3000;

export interface NoticesProps {
  /** Outcome of the latest submit. */
  state: FormState;
  /** Number of that submit: each shows its own notices. */
  attempt: number;
  popup: boolean;
  toast: boolean;
  onPopupClosed: () => void;
  onToastDone: () => void;
}

/** What the toast says, if anything (R-FORM-12, R-FORM-13). */
export function toastText({ form, status }: FormState): string | undefined {
  if (status === 'sent') return form === 'contact' ? CONTACT_SENT : undefined;
  if (status === 'failed') return failure[form].failed;
  return status === 'refused' || status === 'limited' ? failure[form].refused : undefined;
}

/** The thank-you dialog and the toast; loaded when a form is first touched. */
export function Notices({ state, attempt, popup, toast, onPopupClosed, onToastDone }: NoticesProps) {
  const text = toastText(state);
  return (
    <>
      <SuccessPopup isVisible={popup && state.status === 'sent'} onClose={onPopupClosed} message={state.message}>
        <p>
          <MessageLink state={state} />
        </p>
      </SuccessPopup>
      {/* After the dialog, so that it comes to lie above it. */}
      {toast && text && <Toast key={attempt} message={text} durationMs={TOAST_MS} onDone={onToastDone} />}
    </>
  );
}
