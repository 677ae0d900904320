'use client';
import { useEffect, useState } from 'react';

interface More {
  /** Posted as JSON. */
  body?: string;
  /** Asks again whenever it is another. */
  version?: unknown;
}

/** What a call of the back office answers; an earlier answer stays until the next one is there. Without an address nothing is asked. */
export function useAnswer<Answer extends object>(
  address: string | undefined,
  { body, version }: More = {},
): Answer | 'loading' | 'failed' {
  const [answer, setAnswer] = useState<Answer | 'loading' | 'failed'>('loading');
  // biome-ignore lint/correctness/useExhaustiveDependencies: another version is the reason to ask again
  useEffect(() => {
    if (!address) return;
    const leave = new AbortController();
    const posted = body === undefined ? {} : { method: 'POST', headers: { 'content-type': 'application/json' }, body };
    fetch(address, { ...posted, signal: leave.signal })
      .then((response) => (response.ok ? response.json() : Promise.reject(response)))
      .then(setAnswer)
      .catch(() => leave.signal.aborted || setAnswer('failed'));
    return () => leave.abort();
  }, [address, body, version]);
  return answer;
}
