import { OnTouch } from '../ui/on-touch';
import { partOnTouch } from '../ui/part-on-touch';
import type { FormState } from './model';

const form = partOnTouch(() => import('./contact-form').then((module) => module.ContactForm));

/** The contact form of the home, city and contact pages, alive from its first touch on. */
export function ContactForm(props: { state?: FormState }) {
  return <OnTouch part={form} props={props} />;
}
