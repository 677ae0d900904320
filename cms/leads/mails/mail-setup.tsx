'use client';
import { useFormModified } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { SecretInput } from '../../model/controls/secret-input';
import { useAfterSave } from '../../model/fields/after-save';
import type { MailSetup } from './test-mail';

const PATH = '/payload-api/globals/notifications';

/** The saved configuration, reloaded after every save; undefined until loaded. */
function useMailSetup(tries = 0) {
  const [saves, setSaves] = useState(0);
  useAfterSave(() => setSaves(saves + 1));
  const [setup, setSetup] = useState<MailSetup>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the two count the events that may change it
  useEffect(() => {
    const leave = new AbortController();
    fetch(`${PATH}/mail-setup`, { signal: leave.signal })
      .then(async (response) => response.ok && setSetup((await response.json()) as MailSetup))
      .catch(() => undefined); // the fields work without it
    return () => leave.abort();
  }, [saves, tries]);
  return setup;
}

/** Shows which mail server is in use and whether it works. */
export function MailState() {
  const setup = useMailSetup();
  if (!setup) return null;
  const { from, server, office, sender, tried, error } = setup;
  if (!server)
    return (
      <p className="mail-setup">
        <strong>There is no mail server yet: nobody is told of new enquiries.</strong> Your mail provider tells you what to type
        here.
      </p>
    );
  return (
    <p className="mail-setup">
      {from === 'environment' && (
        <>
          <strong>The server’s environment (SMTP_URL) names the mail server {server}.</strong> It overrides the fields below.{' '}
        </>
      )}
      Mails come from {sender}; mails about new leads go to {office}.{' '}
      {error ? `The last mail failed. ${error}` : tried ? `The last mail was sent by ${server}.` : `${server} is not tested yet.`}
    </p>
  );
}

/** Sets a new password for the mail server; the stored one is never shown. */
export function PasswordField({ path }: { path: string }) {
  return <SecretInput path={path} removePath="smtp_password_remove" label="Password" kept={useMailSetup()?.kept} />;
}

/** Sends a mail to the owner's address and shows the mail server's answer. */
export function TestMail() {
  const modified = useFormModified();
  const [tries, setTries] = useState(0);
  const setup = useMailSetup(tries);
  const [state, setState] = useState<{ busy?: boolean; ok?: boolean; message?: string }>({});
  const test = async () => {
    setState({ busy: true });
    try {
      const response = await fetch(`${PATH}/test-mail`, { method: 'POST' });
      const { ok = false, message } = (await response.json()) as { ok?: boolean; message?: string };
      setState({ ok, message: message ?? `That failed (${response.status}).` });
    } catch {
      setState({ ok: false, message: 'The back office does not answer. Try again.' });
    }
    setTries((count) => count + 1);
  };
  const why = modified
    ? 'Save your changes first: the test uses the saved settings.'
    : setup && !setup.server
      ? 'Type a mail server and save first.'
      : '';
  return (
    <div className="mail-setup__test">
      <button type="button" className="lead-action" disabled={state.busy || why !== ''} onClick={() => void test()}>
        {state.busy ? 'Sending…' : 'Send a test mail'}
      </button>
      <span className="field-description">{why || 'It goes to your own address.'}</span>
      <p role="status" className={state.ok === false ? 'mail-setup__failed' : undefined}>
        {state.message}
      </p>
    </div>
  );
}
