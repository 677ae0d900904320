'use client';
import { Button, toast, useForm, useFormFields } from '@payloadcms/ui';
import { useId, useState } from 'react';
import { useFormValues } from '../../forms/editing/form-values';
import { starters } from './starters';

export function BeginWith() {
  const rows = useFormFields(([fields]) => fields.sections?.rows?.length ?? 0);
  const { setModified } = useForm();
  const values = useFormValues();
  const [busy, setBusy] = useState(false);
  const id = useId();
  if (rows > 0) return null;
  const begin = async ({ title, noindex, sections }: (typeof starters)[number]) => {
    setBusy(true);
    const now = values.read();
    const isFilled = await values.write({
      ...now,
      title: now.title || title,
      noindex: now.noindex || noindex,
      sections: structuredClone(sections),
    });
    setBusy(false);
    if (isFilled) setModified(true);
    else toast.error('The page could not be filled. Try again.');
  };
  return (
    <section className="begin-with" aria-labelledby={id}>
      <h2 id={id}>What do you want to begin with?</h2>
      <p>The words are yours to change. Nobody sees the page before you publish it.</p>
      <ul>
        {starters.map((starter) => (
          <li key={starter.name}>
            <Button buttonStyle="secondary" margin={false} disabled={busy} onClick={() => begin(starter)}>
              {starter.name}
            </Button>
            <p>{starter.hint}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
