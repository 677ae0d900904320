import { personalFields, shownFields } from 'contract/lead-fields';
import { RecordForm } from 'office/enquiry/record-form';
import type { FlattenedField, Payload } from 'payload';
import { z } from 'zod';
import { inTurn } from '../../base/database/in-turn';
import type { Lead } from '../../base/database/payload-types';
import { today as todayIn } from '../../base/process/days';
import { zoneOf } from '../../base/process/zone';
import type { FieldShape } from '../../forms/editing/changes';
import { refuseOlder, versionOf } from '../../forms/editing/made-from';
import { valueInWords } from '../../forms/editing/value-in-words';
import { nameOf } from '../record/in-short';
import { correctPageOf, lightPageOf } from '../record/light-page';
import { broughtAlong } from './act-forms';
import { readLead, refusalOf } from './acts';
import { noEnquiry } from './enquiry';
import { aboutEnquiry } from './enquiry-routes';
import type { Refusal } from './note-acts';
import { officePage } from './page';
import {
  asTyped,
  type Faults,
  fieldsNamed,
  isSame,
  type Refused,
  readFields,
  readTyped,
  refusedBy,
  shownField,
  type Typed,
  WRONG,
} from './record-fields';
import { notOurs, seeOther, type Visit } from './visit';

/** What the office writes about an enquiry beside the customer's fields, whatever its status. */
const STANDING = ['status', 'quoted_amount', 'lost_reason', 'follow_up_on', 'reached_us_by'];
const OF_PERSON: string[] = [...personalFields(), 'lost_reason', 'follow_up_on', 'call_when'];

/** Whether an enquiry has a field at all, such as a text that only one of the forms asks for. */
function isThere(field: FlattenedField, lead: Lead): boolean {
  if (lead.anonymised_at && OF_PERSON.includes(field.name)) return false;
  if (['quoted_amount', 'lost_reason'].includes(field.name)) return true;
  const condition = 'admin' in field ? field.admin?.condition : undefined;
  const about = { blockData: {}, operation: 'update' as const, path: [field.name], user: null };
  return condition ? Boolean(condition(lead, lead, about)) : true;
}

const groupsOf = (payload: Payload, lead: Lead) =>
  Object.entries({ 'The customer': [...shownFields(), 'call_when'], 'Where it stands': STANDING }).map(([title, names]) => ({
    title,
    fields: fieldsNamed(payload, names).filter((field) => isThere(field, lead)),
  }));

/** What became of an attempt, with what a colleague saved meanwhile. */
interface After extends Refused {
  meanwhile?: Faults;
}

function show({ payload, user }: Visit, lead: Lead, after?: After): Promise<Response> {
  const { typed = {}, refused, faults = {}, meanwhile = {} } = after ?? {};
  const groups = groupsOf(payload, lead).map(({ title, fields }) => ({
    title,
    fields: fields.map((field) =>
      shownField(field, typed[field.name] ?? asTyped(field, lead), {
        ...{ fault: faults[field.name], meanwhile: meanwhile[field.name], only: undefined },
      }),
    ),
  }));
  const title = `Correct the enquiry of ${nameOf(lead)}`;
  const back = { href: lightPageOf(lead.id), word: 'Back to the enquiry' };
  const fault = Object.keys({ ...faults, ...meanwhile })[0];
  return officePage(payload, {
    ...{ title, status: refused?.status, account: user },
    children: (
      <RecordForm
        {...{ id: lead.id, version: lead.updatedAt, title, groups, act: 'correct', word: 'Save the corrections' }}
        hint="What the customer typed stays to be seen beside what you correct."
        said={{ refused: refused?.reason, fault, back }}
        action={correctPageOf(lead.id)}
        hidden={{ act: 'correct', ...broughtAlong(lead) }}
      />
    ),
  });
}

/** Why what a colleague saved meanwhile is not overwritten. */
async function reasonOf({ payload, user }: Visit, { id }: Lead, made_from: string): Promise<Refusal> {
  const fields = payload.collections.leads.config.fields as FieldShape[];
  const reason = 'Somebody else was here. Nothing was overwritten. Look at both, then save again.';
  const refusing = refuseOlder({ payload, user }, { slug: 'leads', id, fields }, { updatedAt: made_from });
  return refusing.then(() => ({ status: 409, reason }), refusalOf);
}

/**
 * Saves the fields that somebody changed, compared with the version that their page showed; what a colleague changed in others stays.
 * A field that both changed is refused, and shown with both.
 */
async function correct(visit: Visit, lead: Lead, typed: Typed, made_from: string): Promise<After | undefined> {
  const { payload, user } = visit;
  const zone = await zoneOf(payload);
  const fields = groupsOf(payload, lead).flatMap((group) => group.fields);
  const opened = await versionOf({ payload }, { slug: 'leads', id: lead.id }, new Date(made_from).toISOString());
  const was = (field: FlattenedField) => asTyped(field, lead.updatedAt === made_from || !opened ? lead : opened);
  const isTyped = (field: FlattenedField, value: string) => isSame(field, typed[field.name] ?? '', value);
  const touched = fields.filter((field) => !isTyped(field, was(field)) && !isTyped(field, asTyped(field, lead)));
  const mine: Typed = Object.fromEntries(touched.map(({ name }) => [name, typed[name] ?? '']));
  const clashing = touched.filter(
    (field) => !isSame(field, was(field), asTyped(field, lead)) || (!opened && lead.updatedAt !== made_from),
  );
  if (clashing.length > 0) {
    const now = clashing.map((field) => [field.name, valueInWords(field as FieldShape, lead[field.name as keyof Lead], zone)]);
    return { typed: mine, refused: await reasonOf(visit, lead, made_from), meanwhile: Object.fromEntries(now) };
  }
  const { data, faults } = readFields(touched, typed, todayIn(zone));
  if (Object.keys(faults).length > 0) return { typed: mine, refused: { status: 400, reason: WRONG }, faults };
  if (touched.length === 0) return undefined;
  const saved = payload.update({ collection: 'leads', id: lead.id, data, depth: 0, overrideAccess: false, user });
  return saved.then(
    () => undefined,
    (error: unknown) => refusedBy(error, mine),
  );
}

async function act(visit: Visit, { id }: Lead, request: Request): Promise<Response> {
  const typed = await readTyped(request);
  const made_from = z.iso.datetime().safeParse(typed?.made_from).data;
  if (!typed || !made_from) return notOurs();
  const [lead, after] = await inTurn(visit.payload, `leads ${id}`, async () => {
    const newest = await readLead(visit, id);
    return [newest, newest && (await correct(visit, newest, typed, made_from))] as const;
  });
  if (!lead) return noEnquiry(visit);
  return after ? show(visit, lead, after) : seeOther(`${lightPageOf(id)}?done=corrected`);
}

/** `/office/enquiries/12/correct`: changes what the customer typed, and where the enquiry stands. */
export const answerCorrect = aboutEnquiry(correctPageOf, (visit, lead) => show(visit, lead), act);
