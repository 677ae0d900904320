import { isReceipt, RECEIPT_HEADER } from 'contract/signature';

export const isJson = ({ headers }: Pick<Response, 'headers'>): boolean =>
  /^application\/json\s*(;|$)/i.test(headers.get('content-type') ?? '');

export interface ExpectedReceipt {
  secret: string;
  signature: string;
}

/** A refusal ends nothing that a yes ends; who says no is judged where it is read. */
function saysNo(text: string): boolean {
  try {
    const { success, done }: { success?: unknown; done?: unknown } = JSON.parse(text);
    return success === false || done === false;
  } catch {
    return false;
  }
}

/** Whether a yes is the provider's own (R-LEAD-18): by its receipt or, from one that gives none, documented status and type. */
function isOwnYes(response: Response, text: string, expected: ExpectedReceipt | undefined): boolean {
  const { status, headers } = response;
  if (expected) return isReceipt(headers.get(RECEIPT_HEADER), expected.secret, expected.signature, status, text);
  return (status === 200 || status === 201) && isJson(response);
}

/** The answer to a post. A yes that nothing shows to be the provider's is as good as none: a bad gateway's. */
export function answerTo(response: Response, text: string, expected: ExpectedReceipt | undefined): Response {
  const { ok, status, headers } = response;
  if (!ok || saysNo(text) || isOwnYes(response, text, expected)) return new Response(text || null, { status, headers });
  const statusText = `${status} ${headers.get('content-type') ?? ''} ${expected ? 'without a receipt' : 'as the documented JSON is not'}`;
  return new Response(null, { status: 502, statusText });
}
