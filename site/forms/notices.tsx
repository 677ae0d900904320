import { SuccessPopup } from '../ui/dialog';
import { Toast } from '../ui/toast';
import { CONTACT_SENT, failure } from './messages';
import type { FormState } from './model';
import { ReplyLine, SentLinks } from './status';

export { AgreeLine } from './agree-line';

/** How long the forms' toasts stay, in milliseconds (R-FORM-19). */
const TOAST_MS = 3000;

export interface NoticesProps {
  state: FormState;
  attempt: number;
  popup: boolean;
  toast: boolean;
  onPopupClosed: () => void;
  onToastDone: () => void;
}

/** Text of the toast, if there is one (R-FORM-12, R-FORM-13). */
export function toastText({ form, status }: FormState): string | undefined {
  if (status === 'sent') return form === 'contact' ? CONTACT_SENT : undefined;
  if (status === 'failed') return failure[form].failed;
  return status === 'refused' || status === 'limited' ? failure[form].refused : undefined;
}

/** The thank-you dialog and the toast; loaded at a form's first touch. */
export function Notices({ state, attempt, popup, toast, onPopupClosed, onToastDone }: NoticesProps) {
  const text = toastText(state);
  return (
    <>
      <SuccessPopup isVisible={popup && state.status === 'sent'} onClose={onPopupClosed} message={state.message}>
        <ReplyLine state={state} />
        <SentLinks state={state} />
      </SuccessPopup>
      {/* After the dialog, so that it is above it. */}
      {toast && text && <Toast key={attempt} message={text} durationMs={TOAST_MS} onDone={onToastDone} />}
    </>
  );
}
