import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FormName } from 'contract/lead-fields';
import { formOfReference } from 'contract/reference';
import { SAME_LEAD_MS } from './receipts';

/** Query parameters of the page that thanks a visitor without JavaScript. */
const [REFERENCE, SIGNED] = ['reference', 'signed'];

interface Thanked {
  form: FormName;
  reference: string;
}

/**
 * Signs the reference in the address of the page that thanks a visitor without JavaScript, for 24 hours: every site with the
 * secret shows that page, whichever took the lead (R-FORM-21).
 */
export function createThanks(secret: string, now: () => number = Date.now) {
  const key = createHmac('sha256', secret).update('thanks').digest();
  const signature = (reference: string, at: string) =>
    createHmac('sha256', key).update(`${reference} ${at}`).digest('base64url').slice(0, 22);

  return {
    /** The query for an accepted lead. */
    queryOf(reference: string): string {
      const at = now().toString(36);
      return new URLSearchParams({ [REFERENCE]: reference, [SIGNED]: `${at}.${signature(reference, at)}` }).toString();
    },

    /** What a query thanks for; undefined if we did not write it, or too long ago. */
    read(query: URLSearchParams): Thanked | undefined {
      const [reference = '', signed = ''] = [query.get(REFERENCE) ?? '', query.get(SIGNED) ?? ''];
      const form = formOfReference(reference);
      const [at = '', given = ''] = signed.split('.', 2);
      if (!form || now() - Number.parseInt(at, 36) >= SAME_LEAD_MS) return undefined;
      // Texts, not decoded bytes: several texts decode to the same bytes.
      const [ours, theirs] = [Buffer.from(`${at}.${signature(reference, at)}`), Buffer.from(signed)];
      return given && ours.length === theirs.length && timingSafeEqual(ours, theirs) ? { form, reference } : undefined;
    },
  };
}

export type Thanks = ReturnType<typeof createThanks>;
