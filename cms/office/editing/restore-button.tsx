'use client';
import { Button, toast, useRouteTransition } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useState } from 'react';

interface Props {
  /** Of the version, in Payload's API. */
  path: string;
  /** The record's form. */
  back: string;
  /** Visitors see the version again at once; a draft comes back as a draft. */
  published: boolean;
  when: string;
}

/** Brings a version back with one click. */
export function RestoreButton({ path, back, published, when }: Props) {
  const [busy, setBusy] = useState(false);
  const router = useRouter();
  const { startRouteTransition } = useRouteTransition();
  const restore = async () => {
    setBusy(true);
    const response = await fetch(`${path}?draft=${!published}`, { method: 'POST' }).catch(() => undefined);
    setBusy(false);
    if (!response?.ok) {
      const body: { errors?: { message: string }[] } | undefined = await response?.json().catch(() => undefined);
      toast.error(body?.errors?.[0]?.message ?? 'It could not be brought back. Try again.');
      return;
    }
    toast.success(`Restored successfully: the version of ${when}${published ? ', which visitors see now' : ', as a draft'}.`);
    startRouteTransition(() => router.push(back));
  };
  return (
    <Button buttonStyle="secondary" size="small" margin={false} disabled={busy} onClick={restore}>
      Restore<span className="visually-hidden"> the version of {when}</span>
    </Button>
  );
}
