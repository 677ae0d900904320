'use client';
import { useId, useState } from 'react';
import { ActionButton } from './action-button';
import type { AfterAction } from './use-following';

/** Asks for a won lead's amount: without it the figures are incomplete. */
export function Amount({ path, onDone }: { path: string; onDone: AfterAction }) {
  const [amount, setAmount] = useState('');
  const id = useId();
  return (
    <div className="lead-panel__amount">
      <label htmlFor={id}>What is it worth (AUD)? The figures of won work need it.</label>
      <div className="lead-panel__actions">
        <input
          id={id}
          type="number"
          inputMode="decimal"
          min="0"
          step="any"
          value={amount}
          onChange={({ target }) => setAmount(target.value)}
        />
        <ActionButton
          label="Save the amount"
          method="PATCH"
          path={path}
          body={{ quoted_amount: Number(amount) }}
          disabled={!(Number(amount) > 0)}
          onDone={onDone}
        />
      </div>
    </div>
  );
}
