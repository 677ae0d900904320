'use client';
import { useField } from '@payloadcms/ui';
import { type MailProviderName, mailProviders, providerOf } from './mail-providers';

/** Whose mail server it is: fills in what is the same for all of its customers, and says which password it takes. */
export function MailProviderChoice() {
  const host = useField<string | null>({ path: 'smtp_host' });
  const port = useField<number | null>({ path: 'smtp_port' });
  const encryption = useField<string | null>({ path: 'smtp_encryption' });
  const name = providerOf(host.value);
  const provider = name && mailProviders[name];
  const choose = (chosen: string) => {
    const known = chosen === '' ? undefined : mailProviders[chosen as MailProviderName];
    host.setValue(known?.host ?? '');
    encryption.setValue(known?.encryption ?? 'starttls');
    port.setValue(null); // the usual one of the encryption
  };
  return (
    <div className="field-type mail-provider">
      <label className="field-label" htmlFor="mail-provider">
        Who sends your mails?
      </label>
      <select
        id="mail-provider"
        value={name ?? ''}
        aria-describedby="mail-provider-note"
        disabled={host.disabled}
        onChange={(event) => choose(event.target.value)}
      >
        <option value="">Another mail server</option>
        {Object.entries(mailProviders).map(([value, { name: label }]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <div id="mail-provider-note" className="field-description" aria-live="polite">
        {provider ? (
          <>
            <p>
              <strong>User:</strong> {provider.user}
            </p>
            <p>
              <strong>Password:</strong> {provider.password}{' '}
              <a href={provider.help} target="_blank" rel="noreferrer">
                {provider.name} explains it
              </a>
            </p>
          </>
        ) : (
          <p>Your mail provider tells you what to type below.</p>
        )}
      </div>
    </div>
  );
}
