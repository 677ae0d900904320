/** Result of a call, with the message to show. */
export interface Answer {
  ok: boolean;
  body: Record<string, unknown>;
  message: string;
  /** The invalid field. */
  field?: string;
  /** What the sign-in still needs. */
  step?: 'code' | 'enrol';
  wrong?: boolean;
}

interface Refusal {
  message?: string;
  field?: string;
  errors?: { message: string; data?: { step?: Answer['step']; wrong?: boolean; errors?: { path: string; message: string }[] } }[];
}

/** Calls the back office's API for accounts; never rejects. */
export async function callAccounts(path: string, data: object = {}, method: 'POST' | 'PATCH' = 'POST'): Promise<Answer> {
  try {
    const response = await fetch(`/payload-api/users${path}`, {
      method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(data),
    });
    const body = (await response.json()) as Refusal & Record<string, unknown>;
    const [error] = body.errors ?? [];
    const [fault] = error?.data?.errors ?? [];
    const message = fault?.message ?? error?.message ?? body.message ?? `That failed (${response.status}).`;
    return { ok: response.ok, body, message, field: fault?.path ?? body.field, ...error?.data };
  } catch {
    return { ok: false, body: {}, message: 'The back office does not answer. Nothing was changed; try again.' };
  }
}
