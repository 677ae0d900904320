'use client';
import { useSearchParams } from 'next/navigation';

/** Downloads the filtered list; its URL follows the list's. */
export function ExportLink() {
  const parameters = [...useSearchParams()].filter(([name]) => name === 'search' || name.startsWith('where'));
  return (
    <a className="lead-action" href={`/payload-api/leads/csv?${new URLSearchParams(parameters)}`} download>
      Export this list (CSV)
    </a>
  );
}
