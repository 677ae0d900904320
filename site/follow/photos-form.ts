import { createHmac } from 'node:crypto';
import { isSameSecret } from 'shared/bearer';
import { BadBody } from '../leads/body';
import type { PhotoIntake } from '../leads/photos/photo-intake';
import { readPosted } from '../leads/posted-form';

/** Names in the addresses of one request are signed: whoever sends somebody a link must not put words on the page. */
const signatureOf = (secret: string, key: string, missing: readonly string[]) =>
  createHmac('sha256', secret)
    .update(`missing ${JSON.stringify([key, ...missing])}`)
    .digest('base64url');

/** What an address says besides that photos were added: the names of those that did not come along. */
export function missingQuery(secret: string, key: string, missing: readonly string[]): string {
  if (missing.length === 0) return '';
  const signed = ['signed', signatureOf(secret, key, missing)];
  return `&${new URLSearchParams([...missing.map((name) => ['missing', name]), signed])}`;
}

/** The names in an address, unless somebody else wrote them. */
export function missingIn(secret: string, key: string, query: URLSearchParams): string[] {
  const missing = query.getAll('missing');
  return isSameSecret(query.get('signed') ?? '', signatureOf(secret, key, missing)) ? missing : [];
}

/**
 * Reads the form that brings photos, of which so many fit; they are here then, and belong to no request yet. Without an intake
 * the form is read to its end, because a browser shows no answer before, and none come along.
 */
export async function readPhotosForm(request: Request, intake: PhotoIntake | undefined, client: string, room: number) {
  try {
    const { body, ...files } = await readPosted(request, intake, client, room);
    return { id: body.id ?? '', ...files };
  } catch (error) {
    if (!(error instanceof BadBody)) throw error;
    return { id: '', photos: [], missing: [], fault: error.message, status: error.status };
  }
}
