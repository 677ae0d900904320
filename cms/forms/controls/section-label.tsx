'use client';
import { useRowLabel } from '@payloadcms/ui';

export function SectionLabel({ kind }: { kind: string }) {
  const { data } = useRowLabel<{ heading?: string } | undefined>();
  return (
    <span className="section-label">
      <strong>{kind}</strong>
      {data?.heading && <span>{data.heading}</span>}
    </span>
  );
}
