import type { ReactNode } from 'react';
import { FieldRow } from '../fields';
import { Copy } from '../parts';

export interface EnrolmentModel {
  secret: string;
  /** A drawing of ours, as SVG. */
  qr: string;
  ticket: string;
}

const grouped = (secret: string) => secret.replace(/(.{4})(?=.)/g, '$1 ');

export const EnrolmentSteps = ({ secret, qr, ticket, fault }: EnrolmentModel & { fault?: string }) => (
  <>
    <ol>
      <li>
        Install an authenticator app on your phone, if you have none: Google Authenticator, Microsoft Authenticator, Aegis or
        another.
      </li>
      <li>
        Scan this QR code with the app:
        <img
          className="qr"
          src={`data:image/svg+xml,${encodeURIComponent(qr)}`}
          alt="QR code for the authenticator app, the same as the key below"
          width="220"
          height="220"
        />
        or type this key: <code id="secret">{grouped(secret)}</code>
      </li>
      <li>Type the six digits that the app shows now:</li>
    </ol>
    <input type="hidden" name="ticket" value={ticket} />
    <FieldRow
      {...{ label: 'Code from the app', name: 'code', autoComplete: 'one-time-code', inputMode: 'numeric', required: true }}
      {...{ fault, autoFocus: fault !== undefined }}
    />
    <button className="act next">Turn on</button>
  </>
);

/** The recovery codes, which are shown once. */
export const RecoveryCodes = ({ codes, goOn, children }: { codes: string[]; goOn: string; children?: ReactNode }) => {
  const text = codes.join('\n');
  return (
    <main>
      {children}
      <h1>Keep these recovery codes</h1>
      <p>
        Each one lets you in once when you do not have your phone. They are not shown again: print them or keep them in a safe
        place.
      </p>
      <textarea id="codes" className="codes" aria-label="Recovery codes" rows={codes.length} readOnly defaultValue={text} />
      <div className="reach">
        <Copy of="codes" word="Copy" />
        <a className="act" download="recovery-codes.txt" href={`data:text/plain,${encodeURIComponent(text)}`}>
          Download
        </a>
        <a className="act next" href={goOn}>
          I have kept them: go on
        </a>
      </div>
    </main>
  );
};
