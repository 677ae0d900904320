import type { About } from './about';
import { LeadForm } from './lead-form';
import type { FormState } from './model';

interface QuoteFormProps {
  state?: FormState;
  /** What `?service=` and `?city=` chose, as the values on offer. */
  preset?: { service?: string; city?: string };
  /** The service page from which the visitor came. */
  about?: About;
}

/** The quote form. */
export function QuoteForm({ state, preset, about }: QuoteFormProps) {
  return <LeadForm form="quote" action="Get my free quote" state={state} preset={preset} about={about} />;
}
