'use client';
import { useEffect, useRef } from 'react';
import { TestButton, useSaved } from '../../forms/controls/saved-settings';
import { SecretInput } from '../../forms/controls/secret-input';
import type { MailSetup } from './test-mail';
import { MAIL_SETUP_CHANGED } from './until-changed';

const PATH = '/payload-api/globals/notifications';

const useMailSetup = () => useSaved<MailSetup>(`${PATH}/mail-setup`);

function useNews(setup: MailSetup | undefined) {
  const news = setup && JSON.stringify([setup.server, setup.tried, setup.error]);
  const before = useRef(news);
  useEffect(() => {
    if (before.current && news !== before.current) dispatchEvent(new Event(MAIL_SETUP_CHANGED));
    before.current = news;
  }, [news]);
}

export function MailState() {
  const setup = useMailSetup();
  useNews(setup);
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
      Mails come from {sender}; mails about new enquiries go to {office}.{' '}
      {error ? `The last mail failed. ${error}` : tried ? `The last mail was sent by ${server}.` : `${server} is not tested yet.`}
    </p>
  );
}

/** Sets a new password for the mail server; the stored one is never shown. */
export function PasswordField({ path }: { path: string }) {
  return <SecretInput path={path} removePath="smtp_password_remove" label="Password" kept={useMailSetup()?.kept} />;
}

/** Sends the test mail of *Going public* and shows the mail server's answer. */
export function TestMail() {
  const setup = useMailSetup();
  return (
    <div className="mail-setup__test">
      <TestButton
        address={`${PATH}/test-mail`}
        words={['Send a test mail', 'Sending…']}
        obstacle={setup && !setup.server ? 'Type a mail server and save first.' : undefined}
        note="It goes to where enquiries go. Type its code under “Going public”."
      />
    </div>
  );
}
