import { createReadStream } from 'node:fs';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateHybridIdentity, generateIdentity, identityToRecipient } from 'age-encryption';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { identitiesIn, recipientsIn } from '../../../base/process/backup-keys';
import { open, recipientsOf, seal } from './seal';

let folder: string;
let [identity, other, recipient] = ['', '', ''];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'seal-'));
  [identity, other] = [await generateIdentity(), await generateIdentity()];
  recipient = await identityToRecipient(identity);
});
afterAll(() => rm(folder, { recursive: true }));

const path = (name: string) => join(folder, name);
async function sealed(data: Uint8Array, recipients = [recipient]) {
  await writeFile(path('clear'), data);
  return seal(path('clear'), path('sealed'), recipients);
}
const opened = async (keys: string[]) => {
  const result = await open(createReadStream(path('sealed')), path('opened'), keys);
  return { ...result, data: await readFile(path('opened')) };
};

it('an encrypted file opens with each of its keys, and shows nothing of its content (R-RUN-22)', async () => {
  const recipients = await recipientsOf([identity, other]);
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ minLength: 8, maxLength: 200_000 }), async (data) => {
      const { bytes, sha256 } = await sealed(data, recipients);
      expect((await stat(path('sealed'))).size).toBe(bytes);
      expect((await readFile(path('sealed'))).includes(Buffer.from(data.subarray(0, 8)))).toBe(false);
      for (const key of [identity, other]) {
        const result = await opened([key]);
        expect([result.data.equals(Buffer.from(data)), result.bytes, result.sha256]).toEqual([true, bytes, sha256]);
      }
    }),
    { numRuns: 15 },
  );
  expect((await stat(path('sealed'))).mode & 0o077).toBe(0);
});

it('an encrypted file does not open with another key, and is rejected if it was truncated or changed (R-RUN-22)', async () => {
  await sealed(Buffer.alloc(150_000, 'leads'));
  await expect(opened([other])).rejects.toThrow('the secret key does not open this copy');
  const whole = await readFile(path('sealed'));
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 0, max: whole.length - 1 }), fc.boolean(), async (at, cut) => {
      const damaged = cut ? whole.subarray(0, at) : Buffer.from(whole);
      if (!cut) damaged[at] = (damaged[at] ?? 0) ^ 1;
      await writeFile(path('sealed'), damaged);
      await expect(opened([identity])).rejects.toThrow(/cut short or damaged|does not open this copy/);
    }),
    { numRuns: 40 },
  );
});

it('a key with a typing error is rejected; key files may have comments (R-RUN-22)', async () => {
  expect(recipientsIn(`${recipient}, ${await identityToRecipient(await generateHybridIdentity())}`)).toHaveLength(2);
  expect(identitiesIn(`# a comment\r\n${identity}\n\n${await generateHybridIdentity()}\n`)).toHaveLength(2);
  for (const wrong of ['', 'age1', identity, `${recipient}, x`]) expect(recipientsIn(wrong)).toBeUndefined();
  for (const wrong of ['', '# only a comment', recipient, identity.slice(0, -1)]) expect(identitiesIn(wrong)).toBeUndefined();
  fc.assert(
    fc.property(fc.integer({ min: 4, max: 61 }), fc.constantFrom(...'qpzry9x8gf2tvdw0s3jn54khce6mua7l'), (at, letter) => {
      const typed = recipient.slice(0, at) + letter + recipient.slice(at + 1);
      expect(recipientsIn(typed)).toEqual(typed === recipient ? [recipient] : undefined);
    }),
  );
});
