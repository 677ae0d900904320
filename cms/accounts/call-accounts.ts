import { sendJson } from '../forms/parts/send-json';

interface Said {
  message: string;
  field?: string;
  step?: 'code' | 'enrol';
  wrong?: boolean;
}
export type Answer<Body> = Said & ({ ok: true; body: Body } | { ok: false; body?: undefined });

interface Refusal {
  message?: string;
  field?: string;
  errors?: { message: string; data?: { step?: Said['step']; wrong?: boolean; errors?: { path: string; message: string }[] } }[];
}

/** Calls the back office's API for accounts; never rejects. */
export async function callAccounts<Body = unknown>(
  path: string,
  data: object = {},
  method: 'POST' | 'PATCH' = 'POST',
): Promise<Answer<Body>> {
  try {
    const response = await sendJson(`/payload-api/users${path}`, data, method);
    const body = (await response.json()) as Refusal & Body;
    const [error] = body.errors ?? [];
    const [fault] = error?.data?.errors ?? [];
    const message = fault?.message ?? error?.message ?? body.message ?? `That failed (${response.status}).`;
    const said = { message, field: fault?.path ?? body.field, ...error?.data };
    return response.ok ? { ok: true, body, ...said } : { ok: false, ...said };
  } catch {
    return { ok: false, message: 'The back office does not answer. Nothing was changed; try again.' };
  }
}
