'use client';
import { useRef, useState } from 'react';

export interface MadeLink {
  link: string;
  mailed: boolean;
  days: number;
}

export function LinkResult({ made: { link, mailed, days }, email }: { made: MadeLink; email: string }) {
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState('');
  const copy = async () => {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(link);
      setCopied('Copied');
    } catch {
      setCopied('Copy the marked text by hand');
    }
  };
  return (
    <div className="account-link">
      <p role="status">
        {mailed
          ? `A mail with this link is on its way to ${email}. You can also pass it on yourself:`
          : `There is no mail server, so no mail was sent to ${email}. Pass this link on yourself:`}
      </p>
      <div className="account-actions">
        <input
          ref={field}
          readOnly
          value={link}
          aria-label="Link to choose a password"
          onFocus={(event) => event.target.select()}
        />
        <button type="button" className="lead-action" onClick={() => void copy()}>
          Copy the link
        </button>
        <span role="status">{copied}</span>
      </div>
      <p>
        The link works once, within {days === 1 ? 'a day' : `${days} days`}. Anybody who has it can choose the password, so send
        it to nobody else.
      </p>
    </div>
  );
}
