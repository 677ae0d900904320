'use client';
import { useAuth, useConfig, useDocumentInfo } from '@payloadcms/ui';
import { formatAdminURL, hasAutosaveEnabled } from 'payload/shared';
import type { FieldShape, Values } from './changes';

export interface OpenRecord {
  name: string;
  path?: string;
  method: 'PATCH' | 'POST';
  hasDrafts: boolean;
  fields: FieldShape[];
}

export function useFieldShapes(): FieldShape[] {
  const { collectionSlug, globalSlug } = useDocumentInfo();
  const { getEntityConfig } = useConfig();
  const entity = collectionSlug ? getEntityConfig({ collectionSlug }) : globalSlug ? getEntityConfig({ globalSlug }) : undefined;
  return (entity?.fields ?? []) as FieldShape[];
}

export function useOpenRecord(): OpenRecord {
  const { id, collectionSlug, globalSlug, docConfig } = useDocumentInfo();
  const { config } = useConfig();
  const fields = useFieldShapes();
  const of = collectionSlug ? (`/${collectionSlug}/${id}` as const) : (`/globals/${globalSlug}` as const);
  return {
    name: collectionSlug ? `${collectionSlug} ${id ?? 'new'}` : `${globalSlug}`,
    path: id || globalSlug ? formatAdminURL({ apiRoute: config.routes.api, path: of }) : undefined,
    method: collectionSlug ? 'PATCH' : 'POST',
    hasDrafts: Boolean(docConfig && hasAutosaveEnabled(docConfig)),
    fields,
  };
}

export function useOwnName(): string {
  const { user } = useAuth();
  return String(user?.name || user?.email || '');
}

export type Trouble = 'offline' | 'signed out' | 'refused';

const TIMEOUT_MS = 20_000;

/** The record's newest version, or why it cannot be had; a refusal may mean that the account is signed out. */
export async function readNewest(path: string, account?: number | string, wasSignedOut = false): Promise<Values | Trouble> {
  const ask = (url: string) => fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS), cache: 'no-store' });
  try {
    const response = await ask(`${path}?draft=true&depth=0&trash=true`);
    if (response.status >= 500) return 'offline';
    if (account !== undefined && (wasSignedOut || !response.ok)) {
      const me = await (await ask(formatAdminURL({ apiRoute: '/payload-api', path: '/users/me' }))).json();
      if (me?.user?.id !== account) return 'signed out';
    }
    return response.ok ? ((await response.json()) as Values) : 'refused';
  } catch {
    return 'offline';
  }
}
