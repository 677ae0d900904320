'use client';
import { useSearchParams } from 'next/navigation';

/** Downloads what the list is filtered to; the address follows the list's own. */
export function ExportLink() {
  const kept = [...useSearchParams()].filter(([name]) => name === 'search' || name.startsWith('where'));
  return (
    <a className="lead-action" href={`/payload-api/leads/csv?${new URLSearchParams(kept)}`} download>
      Export this list (CSV)
    </a>
  );
}
