import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { Decrypter, Encrypter, identityToRecipient } from 'age-encryption';

type Bytes = Parameters<Encrypter['encrypt']>[0] & globalThis.ReadableStream<Uint8Array>;
// Node and the browser's types each have a ReadableStream of their own.
const toWeb = (stream: Readable) => Readable.toWeb(stream) as unknown as Bytes;
const toNode = (stream: globalThis.ReadableStream<Uint8Array>) => Readable.fromWeb(stream as ReadableStream);

function meter() {
  const hash = createHash('sha256');
  let bytes = 0;
  const stream = new Transform({
    transform(chunk: Buffer, _, done) {
      hash.update(chunk);
      bytes += chunk.length;
      done(null, chunk);
    },
  });
  return { stream, result: () => ({ bytes, sha256: hash.digest('hex') }) };
}

export const recipientsOf = (identities: readonly string[]) => Promise.all(identities.map(identityToRecipient));

/** Encrypts a file in the format of age, which the program `age` can open as well. Resolves with the size and hash of the result. */
export async function seal(from: string, to: string, recipients: readonly string[]): Promise<{ bytes: number; sha256: string }> {
  const encrypter = new Encrypter();
  for (const recipient of recipients) encrypter.addRecipient(recipient);
  const { stream, result } = meter();
  const encrypted = await encrypter.encrypt(toWeb(createReadStream(from)));
  await pipeline(toNode(encrypted), stream, createWriteStream(to, { mode: 0o600 }));
  return result();
}

/** Decrypts a stream into a file; resolves with its encrypted size and hash. Throws an Error; the caller deletes the file. */
export async function open(
  from: Readable,
  to: string,
  identities: readonly string[],
): Promise<{ bytes: number; sha256: string }> {
  const decrypter = new Decrypter();
  for (const identity of identities) decrypter.addIdentity(identity);
  const { stream, result } = meter();
  const measured = pipeline(from, stream);
  const decrypted = (async () => {
    const clear = await decrypter.decrypt(toWeb(stream));
    await pipeline(toNode(clear), createWriteStream(to, { mode: 0o600 }));
  })();
  decrypted.catch((error) => from.destroy(error));
  // The cause of a cut stream is where it comes from, not in the decryption.
  const [read, written] = await Promise.allSettled([measured, decrypted]);
  if (written.status === 'rejected') throw reasonOf(written.reason, read.status === 'rejected' ? read.reason : undefined);
  if (read.status === 'rejected') throw read.reason;
  return result();
}

/** The errors of disk and network have codes; what else goes wrong is in the copy. */
function reasonOf(error: Error, source: Error | undefined): Error {
  if (/no identity matched/.test(error.message))
    return new Error('the secret key does not open this copy: it was encrypted to the public key of another one');
  const cause = [error, source].find((one) => /^E[A-Z]+$/.test((one as NodeJS.ErrnoException | undefined)?.code ?? ''));
  return cause ?? new Error(`the copy is cut short or damaged (${error.message})`);
}
