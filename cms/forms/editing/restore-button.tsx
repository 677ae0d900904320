'use client';
import { Button, toast, useRouteTransition } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useState } from 'react';

const AS = { published: ', which visitors see now', draft: ', as a draft', saved: '' };

interface Props {
  path: string;
  back: string;
  /** Visitors see a published version again at once; a draft comes back as a draft; other records have neither. */
  comesBack: keyof typeof AS;
  when: string;
}

export function RestoreButton({ path, back, comesBack, when }: Props) {
  const [busy, setBusy] = useState(false);
  const router = useRouter();
  const { startRouteTransition } = useRouteTransition();
  const restore = async () => {
    setBusy(true);
    const response = await fetch(`${path}?draft=${comesBack === 'draft'}`, { method: 'POST' }).catch(() => undefined);
    setBusy(false);
    if (!response?.ok) {
      const body: { errors?: { message: string }[] } | undefined = await response?.json().catch(() => undefined);
      toast.error(body?.errors?.[0]?.message ?? 'It could not be brought back. Try again.');
      return;
    }
    toast.success(`Restored successfully: the version of ${when}${AS[comesBack]}.`);
    startRouteTransition(() => router.push(back));
  };
  return (
    <Button buttonStyle="secondary" size="small" margin={false} disabled={busy} onClick={restore}>
      Restore<span className="visually-hidden"> the version of {when}</span>
    </Button>
  );
}
