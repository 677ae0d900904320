import type { PhotoHints } from '../content/photos';
import { useWords } from '../content/shell';
import type { About } from './about-service';
import { LeadForm } from './lead-form';
import type { FormState } from './model';

interface QuoteFormProps {
  state?: FormState;
  /** Initial values from `?service=` and `?city=`, as the options offer them. */
  preset?: { service?: string; city?: string };
  about?: About;
  /** What photos should show; without it none can be sent. */
  photos?: PhotoHints;
}

export function QuoteForm({ state, preset, about, photos }: QuoteFormProps) {
  return <LeadForm form="quote" action={useWords().quote_send} state={state} preset={preset} about={about} photos={photos} />;
}
