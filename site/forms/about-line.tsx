import type { About } from './about';
import { ABOUT } from './model';

/** Says which service page a quote is about; unticked, it no longer goes with the lead. */
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

/** Option and page never contradict each other: another option takes the page away, the page brings its option back. */
export function agree(form: HTMLFormElement, about: About, changed?: string) {
  const box = form.elements.namedItem(ABOUT);
  const service = form.elements.namedItem('service');
  if (!(box instanceof HTMLInputElement && service instanceof HTMLSelectElement)) return;
  if (changed === ABOUT && box.checked) service.value = about.service;
  else if (changed === 'service') box.checked = service.value === about.service;
  else box.checked &&= service.value === about.service;
}
