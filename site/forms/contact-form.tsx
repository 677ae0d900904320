import { useWords } from '../content/shell';
import { LeadForm } from './lead-form';
import type { FormState } from './model';

export function ContactForm({ state }: { state?: FormState }) {
  return <LeadForm form="contact" action={useWords().contact_send} state={state} />;
}
