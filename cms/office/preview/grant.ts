import type { CollectionSlug, Payload } from 'payload';
import { mayEditContent } from '../../base/rights/may-edit';
import { type Claims, COMPANY_SHEET, EDITED_SITE, previewTokens } from './preview-token';

async function isThere(payload: Payload, { of, id }: Claims): Promise<boolean> {
  if (id === undefined)
    return of === COMPANY_SHEET || of === EDITED_SITE || payload.config.globals.some(({ slug }) => slug === of);
  if (!payload.collections[of as CollectionSlug]) return false;
  const found = await payload.findByID({ collection: of as CollectionSlug, id, depth: 0, disableErrors: true, draft: true });
  return found !== null && !('deletedAt' in found && found.deletedAt);
}

/** What a token allows, or its refusal. It ends with its account's right to edit content, or when its record is in the trash. */
export async function grantOf(
  token: string,
  payload: Payload,
): Promise<{ claims: Claims } | { refused: 401 | 403; message: string }> {
  const claims = previewTokens.read(token);
  if (!claims) return { refused: 401, message: 'This preview has ended, or its link is not complete' };
  const holds = (await mayEditContent(payload, claims.by)) && (await isThere(payload, claims));
  return holds ? { claims } : { refused: 403, message: 'This preview was withdrawn' };
}
