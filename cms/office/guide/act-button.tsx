'use client';
import { useRouter } from 'next/navigation';
import { useState, useTransition } from 'react';
import { sendJson } from '../../forms/parts/send-json';

interface ActButtonProps {
  /** Below `/payload-api/`. */
  path: string;
  body: object;
  label: string;
  /** What it is about, for those who hear the button alone. */
  about?: string;
}

/** Sends something to the guide, and shows the page anew. */
export function ActButton({ path, body, label, about }: ActButtonProps) {
  const router = useRouter();
  const [pending, startTransition] = useTransition();
  const [problem, setProblem] = useState<string>();
  const send = () =>
    startTransition(async () => {
      try {
        const response = await sendJson(`/payload-api/${path}`, body);
        if (!response.ok) throw new Error(((await response.json()) as { message?: string }).message);
        setProblem(undefined);
        router.refresh();
      } catch (error) {
        setProblem(error instanceof Error ? error.message : String(error));
      }
    });
  return (
    <>
      <button type="button" className="lead-action" disabled={pending} onClick={send} aria-label={about && `${label}: ${about}`}>
        {label}
      </button>
      {problem && <span role="alert">It was not saved: {problem}</span>}
    </>
  );
}
