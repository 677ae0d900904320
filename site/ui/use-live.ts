import { startTransition, useEffect, useState } from 'react';

/** False on the server and until hydration, for what only React can do. */
export function useLive(): boolean {
  const [live, setLive] = useState(false);
  useEffect(() => startTransition(() => setLive(true)), []);
  return live;
}
