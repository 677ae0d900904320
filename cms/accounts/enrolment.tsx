'use client';
import { type ReactNode, useState } from 'react';
import { Line } from './line';

export interface Enrolment {
  secret: string;
  qr: string;
  ticket: string;
}

const grouped = (secret: string) => secret.replace(/(.{4})(?=.)/g, '$1 ');

export function EnrolmentSteps({ enrolment, error, busy }: { enrolment: Enrolment; error?: string; busy?: boolean }) {
  return (
    <>
      <ol className="account-steps">
        <li>
          Install an authenticator app on your phone, if you have none: Google Authenticator, Microsoft Authenticator, Aegis or
          another.
        </li>
        <li>
          Scan this QR code with the app:
          {/* biome-ignore lint/performance/noImgElement: a data URL has no file to optimise */}
          <img
            className="account-qr"
            src={`data:image/svg+xml,${encodeURIComponent(enrolment.qr)}`}
            alt="QR code for the authenticator app, the same as the key below"
            width={220}
            height={220}
          />
          or type this key: <code className="account-secret">{grouped(enrolment.secret)}</code>
        </li>
        <li>Type the six digits that the app shows now:</li>
      </ol>
      <Line label="Code from the app" name="code" autoComplete="one-time-code" inputMode="numeric" required error={error} />
      <button type="submit" className="lead-action lead-action--primary" disabled={busy}>
        Turn on
      </button>
    </>
  );
}

/** The recovery codes, shown only once. */
export function RecoveryCodes({ codes, children }: { codes: string[]; children?: ReactNode }) {
  const [copied, setCopied] = useState(false);
  const text = codes.join('\n');
  return (
    <section className="account-recovery" aria-label="Recovery codes">
      <h2>Keep these recovery codes</h2>
      <p>
        Each one lets you in once when you do not have your phone. They are not shown again: print them or keep them in a safe
        place.
      </p>
      <ul>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="account-actions">
        <button
          type="button"
          className="lead-action"
          onClick={() =>
            void navigator.clipboard?.writeText(text).then(
              () => setCopied(true),
              () => setCopied(false),
            )
          }
        >
          Copy
        </button>
        <a className="lead-action" download="recovery-codes.txt" href={`data:text/plain,${encodeURIComponent(text)}`}>
          Download
        </a>
        {children}
        <span role="status">{copied ? 'Copied' : ''}</span>
      </div>
    </section>
  );
}
