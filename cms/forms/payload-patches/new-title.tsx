'use client';
/**
 * Why: a record without a name is headed by its number, and Payload has no setting for that.
 * Relies on: a document's title, which is its id or `[general:untitled]` then, and is set by an effect that runs after those of the form.
 * Test: `tests/owner/own-pages.test.ts` begins each page below its heading (`begin` in `tests/owner/sections.ts`).
 * Remove: once a collection can say what heads a record without a name.
 */
import { useDocumentInfo, useDocumentTitle, useTranslation } from '@payloadcms/ui';
import { useEffect } from 'react';

/** Heads a record without a name "New post", where Payload shows its number; renders nothing. */
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
