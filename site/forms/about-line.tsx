import type { About } from './about-service';
import { ABOUT } from './model';

/** Names the service page that a quote is about; if unticked, the lead does not carry it. */
export function AboutLine({ about, chosen }: { about: About; chosen: boolean }) {
  return (
    <label className="about-line">
      <input type="checkbox" name={ABOUT} value={about.slug} defaultChecked={chosen} />
      <span>
        About: <b>{about.title}</b>
        <small>Untick this if it is about something else.</small>
      </span>
    </label>
  );
}

/** Keeps option and page consistent: another option removes the page, and choosing the page restores its option. */
export function agree(form: HTMLFormElement, about: About, changed?: string) {
  const box = form.elements.namedItem(ABOUT);
  const service = form.elements.namedItem('service');
  if (!(box instanceof HTMLInputElement && service instanceof HTMLSelectElement)) return;
  if (changed === ABOUT && box.checked) service.value = about.service;
  else if (changed === 'service') box.checked = service.value === about.service;
  else box.checked &&= service.value === about.service;
}
