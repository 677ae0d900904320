'use client';
import { useDocumentInfo, useFormFields } from '@payloadcms/ui';

export function ToMenu() {
  const { id, collectionSlug, hasPublishedDoc } = useDocumentInfo();
  const title = useFormFields(([fields]) => String(fields.title?.value ?? ''));
  const isHidden = useFormFields(([fields]) => Boolean(fields.only_by_link?.value));
  if (!hasPublishedDoc || isHidden) return null;
  const entry = new URLSearchParams({ field: 'menu', label: title.slice(0, 60), page: `${collectionSlug}:${id}` });
  return (
    <div className="field-type">
      <a href={`/admin/globals/settings#${entry}`}>Put it into the menu</a>
    </div>
  );
}
