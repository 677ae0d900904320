'use client';
import { Bar, BarChart, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import type { DayCount } from './figures';

const short = (day: string) => `${Number(day.slice(8))}/${Number(day.slice(5, 7))}`;

/** The bars of `DayChart`; the default export, because it is loaded where it is shown. */
export default function DayBars({ days }: { days: DayCount[] }) {
  return (
    <ResponsiveContainer width="100%" height={200} initialDimension={{ width: 600, height: 200 }}>
      <BarChart data={days} margin={{ top: 8, right: 8, bottom: 0, left: -24 }} accessibilityLayer={false}>
        <XAxis dataKey="day" tickFormatter={short} interval="preserveStartEnd" minTickGap={24} />
        <YAxis allowDecimals={false} />
        <Tooltip labelFormatter={(day) => short(String(day))} cursor={{ fillOpacity: 0.1 }} />
        <Bar dataKey="leads" name="Enquiries" fill="var(--figures-bar)" isAnimationActive={false} />
      </BarChart>
    </ResponsiveContainer>
  );
}
