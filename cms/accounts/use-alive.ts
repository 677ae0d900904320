import { useEffect, useState } from 'react';

/** False until the browser runs the form: before that, its button would post it to nowhere. */
export function useAlive(): boolean {
  const [alive, setAlive] = useState(false);
  useEffect(() => setAlive(true), []);
  return alive;
}
