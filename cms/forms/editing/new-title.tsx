'use client';
import { useDocumentInfo, useDocumentTitle, useTranslation } from '@payloadcms/ui';
import { useEffect } from 'react';

/** Heads a record without a name "New post", where Payload shows its number, in an effect that runs after those of the form. */
export function NewTitle() {
  const { id, docConfig } = useDocumentInfo();
  const { title, setDocumentTitle } = useDocumentTitle();
  const { t } = useTranslation();
  const kind = docConfig && 'labels' in docConfig ? docConfig.labels?.singular : undefined;
  const isNameless = title === String(id) || title === `[${t('general:untitled')}]`;
  useEffect(() => {
    if (!isNameless || typeof kind !== 'string') return;
    const later = setTimeout(() => setDocumentTitle(`New ${kind.charAt(0).toLowerCase()}${kind.slice(1)}`));
    return () => clearTimeout(later);
  }, [isNameless, kind, setDocumentTitle]);
  return null;
}
