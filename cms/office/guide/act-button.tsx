'use client';
import { toast } from '@payloadcms/ui';
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
  primary?: boolean;
}

export function ActButton({ path, body, label, about, primary }: ActButtonProps) {
  const router = useRouter();
  const [pending, startTransition] = useTransition();
  const [problem, setProblem] = useState<string>();
  const send = () =>
    startTransition(async () => {
      try {
        const response = await sendJson(`/payload-api/${path}`, body);
        const { message } = (await response.json()) as { message?: string };
        if (!response.ok) throw new Error(message);
        setProblem(undefined);
        if (message) toast.success(message);
        router.refresh();
      } catch (error) {
        setProblem(error instanceof Error ? error.message : String(error));
      }
    });
  return (
    <>
      <button
        type="button"
        className={primary ? 'lead-action lead-action--primary' : 'lead-action'}
        disabled={pending}
        onClick={send}
        aria-label={about && `${label}: ${about}`}
      >
        {label}
      </button>
      {problem && <span role="alert">It was not saved: {problem}</span>}
    </>
  );
}
