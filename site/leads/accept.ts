import { DRILL_FIELD } from 'contract/drill';
import { isSum } from 'contract/lead-fields';
import type { Agreement } from 'contract/measuring';
import type { ReplyBy } from 'contract/reply';
import type { RateLimit } from 'shared/rate-limit';
import { requestId } from 'shared/request-id';
import { inSpan } from 'shared/trace';
import type { Log } from '../base/log';
import { CROSS_SITE, REFUSED_FIELD, WRONG_CAPTCHA } from '../forms/messages';
import type { FormName } from '../forms/model';
import { questions } from '../forms/questions';
import { type Guard, suspicionOf } from './guard';
import { checkLead } from './input';
import type { NamedPhoto } from './photos/named-photo';
import type { Proofs } from './proof';
import type { Spool } from './spool';

export interface LeadPost {
  form: FormName;
  body: Record<string, unknown>;
  page: string;
  about?: string;
  guard: Omit<Guard, 'proof'>;
  /** Present if JavaScript ran: the proof of work, if there is one, and how long ago the visitor pressed the button. */
  scripted?: { proof: unknown; pressedMsAgo?: number };
  visit?: Record<string, string>;
  agreed?: Agreement;
  client: string;
  /** Whether what looks like a slip is to be asked about first: a native form that has not been asked. */
  ask?: boolean;
  /** Whether the browser reports a cross-site request. */
  crossSite: boolean;
  photos?: NamedPhoto[];
  /** The id that the browser drew for itself. */
  sender?: string;
}

/** Result of a post; errors are messages by field. */
export type Verdict =
  | { status: 'sent'; reference: string; reply_by?: ReplyBy; isFirst: boolean }
  | { status: 'invalid' | 'asked'; errors: Record<string, string> }
  | { status: 'refused'; errors: Record<string, string>; message?: string }
  | { status: 'limited'; waitMs: number }
  | { status: 'failed' };

/** Validates a lead post, the same for JSON and native form posts. */
export function createLeadIntake(deps: {
  spool: Spool;
  rateLimit: RateLimit;
  proofs?: Proofs;
  log: Log;
  isDrill(mark: unknown): boolean;
}) {
  const { spool, rateLimit, proofs, log, isDrill } = deps;
  async function judge({
    form,
    body,
    page,
    about,
    guard,
    scripted,
    visit,
    agreed,
    client,
    ask,
    crossSite,
    photos,
    sender,
  }: LeadPost): Promise<Verdict> {
    const waitMs = rateLimit.take(client);
    if (waitMs !== undefined) {
      log.warn('lead post over the rate limit', { form, page });
      return { status: 'limited', waitMs };
    }
    if (crossSite) return { status: 'refused', errors: {}, message: CROSS_SITE };
    const checked = checkLead(form, body);
    if ('errors' in checked) return { status: 'invalid', errors: checked.errors };
    const { fields } = checked;
    if (form === 'contact' && !isSum(fields.captcha ?? '')) return { status: 'refused', errors: { captcha: WRONG_CAPTCHA } };
    const doubts = ask ? questions(fields) : {};
    if (Object.keys(doubts).length > 0) return { status: 'asked', errors: doubts };

    const proof = proofs && scripted && (await proofs.spend(form, scripted.proof));
    const suspicion = suspicionOf(fields, { ...guard, proof });
    const mark = body[DRILL_FIELD];
    const drill = isDrill(mark) ? { drill: String(mark) } : undefined;
    const more = { about, suspicion, visit, agreed, sender, ...(photos?.length && { photos }), ...drill };
    const acceptance = await spool.accept({ form, fields, page: page.slice(0, 500), ...more });
    if (acceptance.status === 'accepted') {
      log.info('lead accepted', { form, page, reference: acceptance.reference, suspicious: suspicion !== undefined });
      const { reference, reply_by, isFirst } = acceptance;
      return { status: 'sent', reference, reply_by, isFirst };
    }
    if (acceptance.status === 'unavailable') return { status: 'failed' };
    const { field, message } = acceptance;
    return { status: 'refused', errors: field && Object.hasOwn(fields, field) ? { [field]: message ?? REFUSED_FIELD } : {} };
  }

  const accept = (post: LeadPost) =>
    inSpan('accept lead', { form: post.form, request: requestId() }, async (span) => {
      const verdict = await judge(post);
      span.setAttribute('verdict', verdict.status);
      return verdict;
    });

  return (post: LeadPost) => {
    const msAgo = post.scripted?.pressedMsAgo;
    if (msAgo === undefined) return accept(post);
    return inSpan('send lead', { form: post.form }, () => accept(post), { startTime: Date.now() - msAgo });
  };
}
