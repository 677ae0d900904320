import { useWords } from '../content/shell';
import { LeadForm } from './lead-form';
import type { FormState } from './model';

/** The contact form of the home, city and contact pages. */
export function ContactForm({ state }: { state?: FormState }) {
  return <LeadForm form="contact" action={useWords().contact_send} state={state} />;
}
