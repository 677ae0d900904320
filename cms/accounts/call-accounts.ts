import { sendJson } from '../forms/parts/send-json';

interface Said {
  message: string;
  field?: string;
}
export type Answer<Body> = Said & ({ ok: true; body: Body } | { ok: false; body?: undefined });

interface Refusal {
  message?: string;
  field?: string;
  errors?: { message: string }[];
}

/** Calls the back office's API for accounts; never rejects. */
export async function callAccounts<Body = unknown>(path: string, data: object = {}): Promise<Answer<Body>> {
  try {
    const response = await sendJson(`/payload-api/users${path}`, data);
    const body = (await response.json()) as Refusal & Body;
    const [error] = body.errors ?? [];
    const message = error?.message ?? body.message ?? `That failed (${response.status}).`;
    const said = { message, field: body.field };
    return response.ok ? { ok: true, body, ...said } : { ok: false, ...said };
  } catch {
    return { ok: false, message: 'The back office does not answer. Nothing was changed; try again.' };
  }
}
