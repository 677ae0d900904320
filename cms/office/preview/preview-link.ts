import type { CollectionSlug, Endpoint, GlobalSlug, PayloadRequest } from 'payload';
import { z } from 'zod';
import { record } from '../../base/audit/record';
import { readCompanyZone } from '../../base/process/time-zone';
import { longDateTime } from '../../base/process/zone';
import { editsContent } from '../../base/rights/access';
import { draftLink, LINK_DAYS, type LinkDays } from './links';
import { type Doc, hasPage } from './preview-pages';

const Body = z.object({
  collection: z.string().refine(hasPage.collection).optional(),
  global: z.string().refine(hasPage.global).optional(),
  id: z.number().optional(),
  days: z.literal(LINK_DAYS),
});

const no = (status: number, message: string) => Response.json({ message }, { status });

async function latest({ payload }: PayloadRequest, { collection, global, id }: z.infer<typeof Body>): Promise<Doc | null> {
  if (global) return { ...(await payload.findGlobal({ slug: global as GlobalSlug, draft: true, depth: 0 })) };
  if (!collection || id === undefined) return null;
  const found = { collection: collection as CollectionSlug, id, draft: true, depth: 0, disableErrors: true } as const;
  const doc = await payload.findByID(found);
  return doc && { ...doc };
}

/** `POST /preview-link`: a link to a record's draft for somebody without an account. */
export const previewLink: Endpoint = {
  path: '/preview-link',
  method: 'post',
  async handler(req) {
    const { payload, user } = req;
    if (!user) return no(401, 'Sign in first');
    if (!editsContent(user)) return no(403, 'Your account may not do this');
    const asked = Body.safeParse(await req.json?.().catch(() => undefined));
    if (!asked.success) return no(400, 'A record and 1, 7 or 30 days are expected');
    const doc = await latest(req, asked.data);
    const of = asked.data.global ?? asked.data.collection ?? '';
    const link = doc && (await draftLink({ of, doc, by: user.id, payload }, asked.data.days as LinkDays));
    if (!link) return no(404, 'This record has no page yet. Type its address, and try again.');
    await record(payload, { action: 'preview-link', account: user, subject: of, record: asked.data.id });
    return Response.json({ url: link.url, until: longDateTime(link.until, await readCompanyZone(payload)) });
  },
};
