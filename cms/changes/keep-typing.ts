'use client';
import { useConfig, useDocumentInfo, useForm, useFormModified } from '@payloadcms/ui';
import { formatAdminURL, reduceFieldsToValues } from 'payload/shared';
import { useEffect, useRef } from 'react';
import { changesBetween, type FieldShape } from './changes';

/** A request of at most this many letters outlives its page; browsers refuse longer ones (64 KiB). */
const KEPT_ALIVE = 20_000;

/** The call that saves a record's draft, as autosave does it; undefined for a record that does not exist yet. */
export function useDraftCall() {
  const { id, collectionSlug, globalSlug } = useDocumentInfo();
  const { config } = useConfig();
  if (!id && !globalSlug) return undefined;
  const record = collectionSlug ? (`/${collectionSlug}/${id}` as const) : (`/globals/${globalSlug}` as const);
  return {
    action: formatAdminURL({ apiRoute: config.routes.api, path: `${record}?draft=true&autosave=true&depth=0` }),
    method: collectionSlug ? ('PATCH' as const) : ('POST' as const),
  };
}

/** The fields of the record that the form edits, as the browser's configuration has them. */
export function useFieldShapes(): FieldShape[] {
  const { collectionSlug, globalSlug } = useDocumentInfo();
  const { getEntityConfig } = useConfig();
  const entity = collectionSlug ? getEntityConfig({ collectionSlug }) : globalSlug ? getEntityConfig({ globalSlug }) : undefined;
  return (entity?.fields ?? []) as unknown as FieldShape[];
}

/**
 * Saves what autosave has not saved yet when the form is left: for another page of the back office, another site or another app.
 * Autosave waits for a pause, and its timer ends with the form; a phone stops it as soon as the tab is hidden.
 * The form also counts as modified when words were put back, and sometimes after a publish: it must differ from what was saved.
 */
export function useKeepTyping(): void {
  const { getFields } = useForm();
  const { savedDocumentData: saved } = useDocumentInfo();
  const latest = { call: useDraftCall(), modified: useFormModified(), saved, fields: useFieldShapes() };
  const now = useRef(latest);
  now.current = latest;
  useEffect(() => {
    const save = () => {
      const { call, modified, saved, fields } = now.current;
      if (!call || !modified) return;
      const values = reduceFieldsToValues(getFields(), true);
      if (changesBetween(fields, saved, values).length === 0) return;
      const body = JSON.stringify({ ...values, _status: 'draft' });
      const headers = { 'content-type': 'application/json' };
      const keepalive = body.length < KEPT_ALIVE;
      fetch(call.action, { method: call.method, headers, body, keepalive }).catch(() => undefined);
    };
    const saveWhenHidden = () => document.visibilityState === 'hidden' && save();
    document.addEventListener('visibilitychange', saveWhenHidden);
    return () => {
      document.removeEventListener('visibilitychange', saveWhenHidden);
      save();
    };
  }, [getFields]);
}
