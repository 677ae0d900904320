'use client';
import { useRowLabel } from '@payloadcms/ui';

/** Title of a section in the form: what it is, and its heading. */
export function SectionLabel({ kind }: { kind: string }) {
  const { data } = useRowLabel<{ heading?: string } | undefined>();
  return (
    <span className="section-label">
      <strong>{kind}</strong>
      {data?.heading && <span>{data.heading}</span>}
    </span>
  );
}
