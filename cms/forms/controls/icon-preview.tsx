'use client';
import { useField } from '@payloadcms/ui';

export function IconPreview({ path }: { path: string }) {
  const { value } = useField<string>({ path });
  return value ? <Drawing icon={value} /> : null;
}

export function IconCell({ cellData }: { cellData?: string | null }) {
  return cellData ? (
    <span className="icon-preview">
      <Drawing icon={cellData} /> {cellData}
    </span>
  ) : null;
}

const Drawing = ({ icon }: { icon: string }) => (
  <svg className="icon-preview__drawing" width="32" height="32" aria-hidden="true" focusable="false">
    <use href={`/icons.svg#${icon}`} />
  </svg>
);
