import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { addressOf } from 'contract/call';
import { EDITOR_HEADER, type EditAct, type EditReceipt } from 'contract/edit-bar';
import type { LibraryPicture } from 'contract/edit-picture';
import { PREVIEW_HEADER } from 'contract/preview';
import { SIGNATURE_HEADER, signatureOf } from 'contract/signature';
import { originsIn, originText, pictureOriginIn } from 'contract/text-origin';
import type { Payload } from 'payload';
import sharp from 'sharp';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { handleApi } from '../../api/handler';
import { env, mediaDir } from '../../base/process/env';
import { contentCollections, contentGlobals } from '../../model';
import { allAnswers } from '../../testing/all-answers';
import { callApi, signedIn, startPayload } from '../../testing/api';
import { makeSession } from './edit-token';
import { picturesOf } from './origins';

let payload: Payload;
const sessions: Partial<Record<'owner' | 'editor' | 'leads', string>> = {};
beforeAll(async () => {
  payload = await startPayload();
  for (const role of ['owner', 'editor', 'leads'] as const) {
    const { id, token } = await signedIn(payload, role);
    const { sid } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { sid: string };
    sessions[role] = makeSession(id, sid);
  }
});

type Role = keyof typeof sessions;
async function act(asked: EditAct, by: Role = 'editor') {
  const { status, body } = await callApi(payload, '/edit-act', asked, { [EDITOR_HEADER]: sessions[by] ?? '' });
  return { status, ...(body as EditReceipt & { message?: string }) };
}

/** Posts a file as the site does. */
async function upload(name: string, data: Buffer, { by = 'editor' as Role | undefined, sha256 = '', signed = true } = {}) {
  const address = addressOf('editPicture', { name, sha256: sha256 || createHash('sha256').update(data).digest('hex') });
  const headers = {
    'content-type': 'application/octet-stream',
    [EDITOR_HEADER]: (by && sessions[by]) ?? 'x',
    ...(signed && { [SIGNATURE_HEADER]: signatureOf(env.publishSecret, address, '') }),
  };
  const body = new Uint8Array(data);
  const response = await handleApi(new Request(`http://cms.test/api${address}`, { method: 'POST', headers, body }), payload);
  return { status: response.status, ...((await response.json()) as Partial<LibraryPicture> & { message?: string }) };
}

const drawn = (background: string, width = 900) =>
  sharp({ create: { width, height: 600, channels: 3, background } });

/** Picture fields that no page shows as a picture of its own. */
const NOT_SHOWN: Record<string, RegExp> = {
  'tabs, home screens and shared links are made of it': /^settings {2}look\.sign /,
};

it('an edited page’s answers say of every picture where it comes from (R-OWNER-66)', async () => {
  const { docs: library } = await payload.find({ collection: 'media', where: { mimeType: { equals: 'image/webp' } }, depth: 0, limit: 1 });
  expect(library).toHaveLength(1);
  const { token = '' } = await act({ act: 'open' });
  const answers = JSON.stringify(await allAnswers(payload, { [PREVIEW_HEADER]: token }));
  const alts = [...answers.matchAll(/_alt":"([^"]*)"/g)].flatMap(([, alt = '']) => pictureOriginIn(alt) ?? []);
  const told = new Set(alts);
  const all: string[] = [];
  const note = (slug: string, fields: (typeof contentGlobals)[number]['fields'], record: object) => {
    for (const { origin, holder, field } of picturesOf(fields, slug, { ...record }))
      if (holder[field.name]) all.push(originText(origin));
  };
  for (const { slug, fields } of contentGlobals)
    note(slug, fields, await payload.findGlobal({ slug: slug as 'home', depth: 0, draft: true }));
  for (const { slug, fields } of contentCollections) {
    const { docs } = await payload.find({ collection: slug as 'services', depth: 0, draft: true, pagination: false });
    for (const doc of docs) note(slug, fields, doc);
  }
  const missing = all.filter((origin) => !told.has(origin) && !Object.values(NOT_SHOWN).some((which) => which.test(origin)));
  expect(all.length).toBeGreaterThan(20);
  expect(missing.length / all.length, missing.join('\n')).toBeLessThan(0.1);
  expect(originsIn(JSON.stringify(await allAnswers(payload))), 'visitors get none').toEqual([]);
});
