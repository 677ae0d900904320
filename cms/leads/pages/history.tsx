import { History, type HistoryModel } from 'office/enquiry/history';
import type { FlattenedField, TypeWithVersion, Where } from 'payload';
import { z } from 'zod';
import { inTurn } from '../../base/database/in-turn';
import type { Lead } from '../../base/database/payload-types';
import { stamp, zoneOf } from '../../base/process/zone';
import { type FieldShape, isSilent, nameOf as labelOf, OWN, textOf } from '../../forms/editing/changes';
import { refuseOlder } from '../../forms/editing/made-from';
import { valueInWords } from '../../forms/editing/value-in-words';
import { namesOf } from '../inbox/colleagues';
import { nameOf } from '../record/in-short';
import { historyPageOf, lightPageOf } from '../record/light-page';
import { broughtAlong } from './act-forms';
import { readLead, refusalOf } from './acts';
import { noEnquiry } from './enquiry';
import { aboutEnquiry } from './enquiry-routes';
import type { Refusal } from './note-acts';
import { officePage } from './page';
import { notOurs, readForm, seeOther, type Visit } from './visit';

/** Versions on a page, and the longest text of a change. */
const [SHOWN, LONGEST] = [30, 160];

type Version = TypeWithVersion<Lead>;

const inShort = (words: string) => (words.length > LONGEST ? `${words.slice(0, LONGEST)} …` : words);

function changedIn(fields: FlattenedField[], before: Lead, after: Lead, zone: string, names: Map<unknown, string>) {
  const words = (field: FlattenedField, value: unknown) =>
    field.type === 'relationship' && value
      ? (names.get(value) ?? 'another account')
      : inShort(valueInWords(field as FieldShape, value, zone));
  return fields.flatMap((field) => {
    const [old, now] = [before[field.name as keyof Lead], after[field.name as keyof Lead]];
    if (isSilent(field as FieldShape) || OWN.includes(field.name) || textOf(old) === textOf(now)) return [];
    const label = labelOf(field as FieldShape);
    return [{ label: `${label[0]?.toUpperCase()}${label.slice(1)}`, before: words(field, old), after: words(field, now) }];
  });
}

/** Versions of an enquiry as the account may see them, the newest first; one more than a page shows. */
async function versionsOf({ payload, user }: Visit, lead: Lead, page: number): Promise<Version[]> {
  const { docs } = await payload.findVersions({
    ...{ collection: 'leads', where: { parent: { equals: lead.id } }, sort: '-updatedAt' },
    ...{ limit: page * SHOWN + 1, pagination: false, depth: 0, overrideAccess: false, user },
  });
  return docs.slice((page - 1) * SHOWN) as Version[];
}

async function show(visit: Visit, lead: Lead, asked: URLSearchParams, refused?: Refusal): Promise<Response> {
  const { payload, user } = visit;
  const page = Math.max(1, Math.min(1000, Math.trunc(Number(asked.get('page'))) || 1));
  const [versions, zone, names] = await Promise.all([versionsOf(visit, lead, page), zoneOf(payload), namesOf(payload)]);
  const { flattenedFields } = payload.collections.leads.config;
  const entry = ({ id, version, updatedAt }: Version, at: number): HistoryModel['entries'][number] => {
    const before = versions[at + 1]?.version;
    return {
      ...{ key: String(id), when: stamp(new Date(updatedAt), zone), who: version.edited_by || 'The product' },
      changed: before && changedIn(flattenedFields, before, version, zone, names),
      bringBack: page === 1 && at === 0 ? undefined : { act: 'bring-back', version: String(id), ...broughtAlong(lead) },
    };
  };
  const model: HistoryModel = {
    ...{ id: lead.id, version: lead.updatedAt, name: nameOf(lead), action: historyPageOf(lead.id) },
    said: { refused: refused?.reason, back: { href: lightPageOf(lead.id), word: 'Back to the enquiry' } },
    entries: versions.slice(0, SHOWN).map(entry),
    earlier: versions.length > SHOWN ? `${historyPageOf(lead.id)}?page=${page + 1}` : undefined,
  };
  return officePage(payload, {
    ...{ title: `History of ${model.name}`, status: refused?.status, account: user },
    children: <History {...model} />,
  });
}

const Form = z.object({ version: z.coerce.number().int().positive(), made_from: z.iso.datetime() });

/** Brings a version back, unless somebody saved after the page was made. */
async function bringBack(visit: Visit, id: number, { version, made_from }: z.infer<typeof Form>): Promise<Refusal | undefined> {
  const { payload, user } = visit;
  const { fields } = payload.collections.leads.config;
  const work = async () => {
    const where: Where = { and: [{ id: { equals: version } }, { parent: { equals: id } }] };
    const asked = { where, limit: 1, pagination: false, depth: 0, overrideAccess: false, user } as const;
    const [found] = (await payload.findVersions({ collection: 'leads', ...asked })).docs;
    if (!found) return { status: 400, reason: 'This version is not there any more.' };
    const subject = { slug: 'leads', id, fields: fields as FieldShape[] };
    await refuseOlder({ payload, user }, subject, { updatedAt: made_from });
    await payload.restoreVersion({ collection: 'leads', id: found.id, depth: 0, overrideAccess: false, user });
    return undefined;
  };
  return inTurn(payload, `leads ${id}`, () => work().catch(refusalOf));
}

async function act(visit: Visit, lead: Lead, request: Request): Promise<Response> {
  const typed = await readForm(request, Form);
  if (!typed) return notOurs();
  const refused = await bringBack(visit, lead.id, typed);
  if (!refused) return seeOther(`${lightPageOf(lead.id)}?done=back`);
  const newest = await readLead(visit, lead.id);
  return newest ? show(visit, newest, new URLSearchParams(), refused) : noEnquiry(visit);
}

/** `/office/enquiries/12/history`: who changed what when, and brings a version back. */
export const answerHistory = aboutEnquiry(
  historyPageOf,
  (visit, lead, request) => show(visit, lead, new URL(request.url).searchParams),
  act,
);
