'use client';
import { useField } from '@payloadcms/ui';
import { today, yearsSince } from '../../base/process/days';
import { companyZone } from '../../base/process/time-zone';

export function YearsNote({ path }: { path: string }) {
  const { value } = useField<number | null>({ path });
  const day = today(companyZone());
  const year = Number(day.slice(0, 4));
  const isYear = Number.isInteger(value) && Number(value) > 999 && Number(value) <= year;
  const years = isYear ? yearsSince(Number(value), day) : undefined;
  return (
    <div className="field-description" role="status">
      Every text of the site may say {'{years}'}, such as “Over {'{years}'} years of experience”. A year counts once it is over
      {years === undefined
        ? '.'
        : `: ${years > 0 ? `texts now say ${years}, and` : 'until then texts leave it out. They say'} ${years + 1} from 1 January ${Number(value) + years + 2}.`}
    </div>
  );
}
