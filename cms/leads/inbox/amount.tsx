'use client';
import { useId, useState } from 'react';
import { NO_NUMBER, readAmount } from 'shared/amount';
import { ActionButton } from './action-button';
import type { AfterAction } from './use-following';

/** Asks for a won lead's amount: without it the figures are incomplete. */
export function Amount({ path, onDone }: { path: string; onDone: AfterAction }) {
  const [amount, setAmount] = useState('');
  const id = useId();
  const cents = readAmount(amount);
  return (
    <div className="lead-panel__amount">
      <label htmlFor={id}>What is it worth (AUD)? The figures of won work need it.</label>
      <div className="lead-panel__actions">
        <input
          id={id}
          inputMode="decimal"
          aria-describedby={cents === undefined ? `${id}-fault` : undefined}
          aria-invalid={cents === undefined}
          value={amount}
          onChange={({ target }) => setAmount(target.value)}
        />
        <ActionButton
          label="Save the amount"
          method="PATCH"
          path={path}
          body={{ quoted_amount: Number(cents) / 100 }}
          disabled={!(Number(cents) > 0)}
          onDone={onDone}
        />
      </div>
      {cents === undefined && (
        <p className="field-problem" id={`${id}-fault`} role="alert">
          {NO_NUMBER}
        </p>
      )}
    </div>
  );
}
