'use client';
import { useField } from '@payloadcms/ui';

export function IconPreview({ path }: { path: string }) {
  const { value: icon } = useField<string>({ path });
  return icon ? (
    <svg className="icon-preview__drawing" width="32" height="32" aria-hidden="true" focusable="false">
      <use href={`/icons.svg#${icon}`} />
    </svg>
  ) : null;
}
