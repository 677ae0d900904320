'use client';
import { useState } from 'react';
import { useAnswer } from '../../forms/parts/use-answer';
import type { PictureWithUses } from './warnings';

/** Where these pictures are used, and what asks that again. */
export function useUses(ids: (number | string)[], version?: string): [PictureWithUses[] | 'loading' | 'failed', () => void] {
  const [turn, setTurn] = useState(0);
  const address = `/payload-api/media/uses?ids=${ids.join(',')}`;
  const answer = useAnswer<{ pictures: PictureWithUses[] }>(address, { version: `${version} ${turn}` });
  return [typeof answer === 'object' ? answer.pictures : answer, () => setTurn((last) => last + 1)];
}
