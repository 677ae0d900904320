'use client';
import { toast, useSelection } from '@payloadcms/ui';
import { useRouter, useSearchParams } from 'next/navigation';
import { useState } from 'react';

/** Query for the selected leads: ids, or the list's filter when all pages were selected. */
function useSelectedQuery(): { count: number; query: string } {
  const { count = 0, selectAll, selectedIDs } = useSelection();
  const searchParams = useSearchParams();
  const query = new URLSearchParams({ depth: '0' });
  if (selectAll === 'allAvailable') {
    query.set('where[and][0][id][greater_than]', '0');
    const search = searchParams.get('search');
    if (search) query.set('where[and][1][search_text][like]', search);
    for (const [name, value] of searchParams) {
      if (name.startsWith('where[')) query.set(name.replace('where', 'where[and][2]'), value);
    }
  } else for (const [index, id] of selectedIDs.entries()) query.set(`where[id][in][${index}]`, String(id));
  return { count, query: query.toString() };
}

/** "Spam" and "Not spam" for selected leads; Payload's "Edit" beside it sets status and assignee. */
export function BulkSpam() {
  const { count, query } = useSelectedQuery();
  const [busy, setBusy] = useState(false);
  const router = useRouter();
  const view = useSearchParams().get('view');
  const mark = async (spam: boolean) => {
    setBusy(true);
    const response = await fetch(`/payload-api/leads${spam ? '' : '/rescue'}?${query}`, {
      method: spam ? 'PATCH' : 'POST',
      headers: { 'content-type': 'application/json' },
      body: spam ? JSON.stringify({ status: 'spam' }) : undefined,
    }).catch(() => undefined);
    setBusy(false);
    if (!response?.ok) return toast.error('That failed, and perhaps not all of them were changed. Try again.');
    toast.success(spam ? `${count} marked as spam` : `${count} rescued; what was held back is sent`);
    router.refresh();
  };
  if (count === 0) return null;
  return (
    <div className="lead-bulk">
      {view !== 'spam' && (
        <button type="button" className="lead-action" disabled={busy} onClick={() => void mark(true)}>
          Spam
        </button>
      )}
      <button type="button" className="lead-action" disabled={busy} onClick={() => void mark(false)}>
        Not spam
      </button>
    </div>
  );
}
