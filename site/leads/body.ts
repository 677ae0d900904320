import { BodyTooLarge, readBounded } from '../base/bounded-body';

/** Maximum size of a lead post in bytes; a form filled to its limits needs less than a third. */
const BODY_MAX = 64 * 1024;

/** A rejected body; `status` is for JSON clients. */
export class BadBody extends Error {
  constructor(
    readonly status: 400 | 413 | 415,
    message: string,
  ) {
    super(message);
  }
}

/** Reads a body up to the limit. Throws BadBody 413 beyond it. */
async function readBytes(request: Request): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return await readBounded(request, BODY_MAX);
  } catch (error) {
    throw error instanceof BodyTooLarge ? new BadBody(413, 'That is more than this form takes.') : error;
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

/** The text fields of an HTML form post. Throws BadBody. */
export async function readForm(request: Request): Promise<Record<string, string>> {
  const type = typeOf(request);
  if (type !== 'application/x-www-form-urlencoded' && type !== 'multipart/form-data') {
    throw new BadBody(415, 'Send the form as a browser does.');
  }
  const bytes = await readBytes(request);
  try {
    const data = await new Response(bytes, { headers: { 'content-type': request.headers.get('content-type') ?? '' } }).formData();
    return Object.fromEntries([...data].filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
  } catch {
    throw new BadBody(400, 'The form could not be read.');
  }
}
