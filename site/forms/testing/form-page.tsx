import { starterSettings } from 'contract/catalogue';
import { useState } from 'react';
import { MemoryRouter } from 'react-router';
import { frameOf } from '../../content/frame';
import { ShellProvider } from '../../content/shell';
import { SuccessPopup } from '../../ui/dialog';
import { Toast } from '../../ui/toast';
import { LeadForm } from '../lead-form';
import type { FormState } from '../model';

export interface FormPageProps {
  /** Path of the test page: `/contact`, `/quote`, or `/notices` with the dialog and the toast in their defaults. */
  path: string;
  state?: FormState;
}

function DefaultNotices() {
  const [shows, setShows] = useState({ popup: false, toast: false });
  return (
    <>
      <button type="button" onClick={() => setShows({ popup: true, toast: true })}>
        Show
      </button>
      <SuccessPopup isVisible={shows.popup} onClose={() => setShows((before) => ({ ...before, popup: false }))} />
      {shows.toast && <Toast message="A toast" onDone={() => setShows((before) => ({ ...before, toast: false }))} />}
    </>
  );
}

/** A page that contains only one form. */
export function FormPage({ path, state }: FormPageProps) {
  return (
    <MemoryRouter initialEntries={[path]}>
      <ShellProvider value={frameOf({ settings: starterSettings, cities: [], services: [] })}>
        <main>
          <h1>Test page</h1>
          <h2>Form</h2>
          {path === '/contact' && <LeadForm form="contact" state={state} />}
          {path === '/quote' && <LeadForm form="quote" state={state} />}
          {path === '/notices' && <DefaultNotices />}
        </main>
      </ShellProvider>
    </MemoryRouter>
  );
}
