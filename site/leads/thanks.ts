import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FormName } from 'contract/lead-fields';
import { formOfReference } from 'contract/reference';
import { ReplyBy } from 'contract/reply';
import { THANKS_QUERY } from '../forms/agreement';
import { SAME_LEAD_MS } from './receipts';

const [REFERENCE, REPLY_BY, ZONE, SIGNED, MISSING] = THANKS_QUERY;

interface Accepted {
  reference: string;
  reply_by?: ReplyBy;
  missing?: string[];
  /** Whether whoever reads it sent the first of equal leads: the address of anybody else opens nothing (R-LEAD-20). */
  isFirst: boolean;
}
interface Thanked extends Accepted {
  form: FormName;
}

/** Signs reference and time in the address of a page that thanks, for 24 hours and every site (R-FORM-21, R-FORM-31). */
export function createThanks(secret: string, now: () => number = Date.now) {
  const key = createHmac('sha256', secret).update('thanks').digest();
  const signature = (facts: string, at: string) =>
    createHmac('sha256', key).update(`${facts} ${at}`).digest('base64url').slice(0, 22);
  const factsOf = ({ reference, reply_by, missing = [], isFirst }: Accepted) =>
    [
      reference,
      ...(reply_by ? [reply_by.at, reply_by.zone] : []),
      ...missing.map((name) => encodeURIComponent(name)),
      ...(isFirst ? [] : ['/shared']), // no name of a photo has such a sign here
    ].join(' ');

  return {
    queryOf(accepted: Accepted): string {
      const { reference, reply_by, missing = [] } = accepted;
      const at = now().toString(36);
      return new URLSearchParams([
        [REFERENCE, reference],
        ...(reply_by ? [[REPLY_BY, reply_by.at] as [string, string], [ZONE, reply_by.zone] as [string, string]] : []),
        [SIGNED, `${at}.${signature(factsOf(accepted), at)}`],
        ...missing.map((name): [string, string] => [MISSING, name]),
      ]).toString();
    },

    /** What a query thanks for; undefined if we did not write it, or too long ago. */
    read(query: URLSearchParams): Thanked | undefined {
      const [reference = '', signed = ''] = [query.get(REFERENCE) ?? '', query.get(SIGNED) ?? ''];
      const form = formOfReference(reference);
      const [at = '', given = ''] = signed.split('.', 2);
      if (!form || now() - Number.parseInt(at, 36) >= SAME_LEAD_MS) return undefined;
      const reply_by = ReplyBy.safeParse({ at: query.get(REPLY_BY), zone: query.get(ZONE) }).data;
      const missing = query.getAll(MISSING);
      const thanked = (isFirst: boolean) => ({ form, reference, reply_by, ...(missing.length > 0 && { missing }), isFirst });
      return [thanked(true), thanked(false)].find((accepted) => {
        // Texts, not decoded bytes: several texts decode to the same bytes.
        const [ours, theirs] = [Buffer.from(`${at}.${signature(factsOf(accepted), at)}`), Buffer.from(signed)];
        return given && ours.length === theirs.length && timingSafeEqual(ours, theirs);
      });
    },
  };
}

export type Thanks = ReturnType<typeof createThanks>;
