import type { DateFieldServerProps } from 'payload';
import { spoken } from '../zone';

/** A moment of the lead's clock in the settings' zone (ruling 23): a picker would show it in the zone of whoever looks. */
export async function Moment({ data, field, payload }: Pick<DateFieldServerProps, 'data' | 'field' | 'payload'>) {
  const iso: unknown = data?.[field.name];
  if (typeof iso !== 'string') return null;
  const { time_zone } = await payload.findGlobal({ slug: 'settings', depth: 0, select: { time_zone: true } });
  return (
    <dl className="lead-moment">
      <dt>{String(field.label)}</dt>
      <dd>
        <time dateTime={iso}>{spoken(new Date(iso), time_zone)}</time>
      </dd>
    </dl>
  );
}
