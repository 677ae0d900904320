'use client';
import { useRouter } from 'next/navigation';
import { useState, useTransition } from 'react';

const [CONFIRM, UNDO] = ['This is true of us', 'Not true of us yet'];

/** Says that what a step saw is right, or takes that back. */
export function ConfirmButton({ step, title, confirmed }: { step: string; title: string; confirmed: boolean }) {
  const router = useRouter();
  const [pending, startTransition] = useTransition();
  const [problem, setProblem] = useState<string>();
  const send = () =>
    startTransition(async () => {
      try {
        const response = await fetch('/payload-api/first-hour', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ step, confirmed: !confirmed }),
        });
        if (!response.ok) throw new Error(((await response.json()) as { message: string }).message);
        setProblem(undefined);
        router.refresh();
      } catch (error) {
        setProblem(error instanceof Error ? error.message : String(error));
      }
    });
  return (
    <>
      <button
        type="button"
        className="lead-action"
        disabled={pending}
        onClick={send}
        aria-label={`${confirmed ? UNDO : CONFIRM}: ${title}`}
      >
        {confirmed ? UNDO : CONFIRM}
      </button>
      {problem && <span role="alert">It was not saved: {problem}</span>}
    </>
  );
}
