import type { FormName } from './model';

/** Text of the thank-you dialog and of the status region after it (R-ERROR-1). */
export const THANKS = "Thank you! Your form has been submitted successfully. We'll get back to you soon!";

/** Toast beside the dialog on the contact form (R-FORM-12). */
export const CONTACT_SENT = '✅ Form submitted successfully!';

/** Shown when a lead was rejected, and when it could not be stored or sent (R-ERROR-1, R-ERROR-2). */
export const failure: Record<FormName, { refused: string; failed: string }> = {
  contact: {
    refused: '❌ Submission failed. Please try again.',
    failed: '❌ An error occurred. Please check the console.',
  },
  quote: { refused: 'Failed to submit. Please try again.', failed: 'Failed to submit. Please try again.' },
};

export const WRONG_CAPTCHA = 'That is not the sum; try again';

export const CROSS_SITE = 'This came from another website. Please send it again from this page.';

/** Error of a field that only the provider rejected, without a reason. */
export const REFUSED_FIELD = 'Check this again';

export function limited(waitMs: number, phone: string | undefined): string {
  const minutes = Math.ceil(waitMs / 60_000);
  const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`;
  return `You have sent several messages in a short time. Please wait ${wait}${phone ? `, or call ${phone}` : ''}.`;
}
