'use client';
import { useCallback, useEffect, useState } from 'react';
import type { PictureWithUses } from './warnings';

async function fetchUses(ids: (number | string)[]): Promise<PictureWithUses[]> {
  const response = await fetch(`/payload-api/media/uses?ids=${ids.join(',')}`);
  if (!response.ok) throw new Error(`status ${response.status}`);
  return ((await response.json()) as { pictures: PictureWithUses[] }).pictures;
}

export type Answer = PictureWithUses[] | 'loading' | 'failed';

export function useUses(ids: (number | string)[], version: unknown): [answer: Answer, again: () => void] {
  const [answer, setAnswer] = useState<Answer>('loading');
  const [turn, setTurn] = useState(0);
  const list = ids.join(',');
  // biome-ignore lint/correctness/useExhaustiveDependencies: another version is the reason to ask again
  useEffect(() => {
    let current = true;
    fetchUses(list.split(',')).then(
      (pictures) => current && setAnswer(pictures),
      () => current && setAnswer('failed'),
    );
    return () => {
      current = false;
    };
  }, [list, version, turn]);
  return [answer, useCallback(() => setTurn((last) => last + 1), [])];
}
