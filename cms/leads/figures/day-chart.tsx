'use client';
import dynamic from 'next/dynamic';
import type { DayCount } from './figures';

/** On the first page only: every page would load the charts library, a tenth of the back office's script. */
const DayBars = dynamic(() => import('./day-bars'), { ssr: false });

/** Bar chart of leads per day, with the same data as a table beside it. */
export const DayChart = ({ days }: { days: DayCount[] }) => (
  <div aria-hidden="true" className="figures__chart">
    <DayBars days={days} />
  </div>
);
