import { BodyTooLarge, readBounded } from '../base/bounded-body';
import { FormTooLarge, readParts, type TakeFile } from './form-parts';

/** Maximum size of a lead post in bytes; a form filled to its limits needs less than a third. */
const BODY_MAX = 64 * 1024;

const TOO_LARGE = 'That is more than this form takes.';

/** A rejected body; `status` is for JSON clients, `entries` are what was read of a form. */
export class BadBody extends Error {
  constructor(
    readonly status: 400 | 413 | 415,
    message: string,
    readonly entries: [name: string, value: string][] = [],
  ) {
    super(message);
  }
}

/** Reads a body up to the limit. Throws BadBody 413 beyond it. */
async function readBytes(request: Request): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return await readBounded(request, BODY_MAX);
  } catch (error) {
    throw error instanceof BodyTooLarge ? new BadBody(413, TOO_LARGE) : error;
  }
}

const typeOf = (request: Request) => request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();

/** The object of a JSON post. Throws BadBody. */
export async function readJson(request: Request): Promise<Record<string, unknown>> {
  if (typeOf(request) !== 'application/json') throw new BadBody(415, 'Send JSON with the content type application/json.');
  const bytes = await readBytes(request);
  try {
    const body: unknown = JSON.parse(new TextDecoder().decode(bytes));
    if (typeof body === 'object' && body !== null && !Array.isArray(body)) return body as Record<string, unknown>;
  } catch {
    // reported below
  }
  throw new BadBody(400, 'The body is not a JSON object.');
}

/** The text fields of an HTML form post, in its order. `takeFile` gets each file of a multipart form. Throws BadBody. */
export async function readForm(request: Request, takeFile?: TakeFile): Promise<[name: string, value: string][]> {
  const type = typeOf(request);
  try {
    if (type === 'multipart/form-data') return await readParts(request, BODY_MAX, takeFile);
    if (type === 'application/x-www-form-urlencoded') {
      const bytes = await readBytes(request);
      return [...new URLSearchParams(new TextDecoder().decode(bytes))];
    }
  } catch (error) {
    if (error instanceof BadBody) throw error;
    throw error instanceof FormTooLarge
      ? new BadBody(413, TOO_LARGE, error.fields)
      : new BadBody(400, 'The form could not be read.');
  }
  throw new BadBody(415, 'Send the form as a browser does.');
}
