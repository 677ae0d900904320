import { shownFields } from 'contract/lead-fields';
import { RecordForm } from 'office/enquiry/record-form';
import type { Field } from 'office/fields';
import type { Payload } from 'payload';
import { z } from 'zod';
import { inTurn } from '../../base/database/in-turn';
import type { Lead } from '../../base/database/payload-types';
import { today as todayIn } from '../../base/process/days';
import { localTime, momentOf, zoneOf } from '../../base/process/zone';
import { mailChoices } from '../record/by-hand';
import { ENQUIRIES, lightPageOf, NEW_ENQUIRY } from '../record/light-page';
import { broughtAlong } from './act-forms';
import { officePage } from './page';
import { fieldsNamed, type Refused, readFields, readTyped, refusedBy, shownField, type Typed, WRONG } from './record-fields';
import { forAnswerers, notOurs, seeOther, type Visit } from './visit';

const BEGUN: Typed = { form: 'contact', reached_us_by: 'phone', status: 'new' };
const STANDING = ['status', 'follow_up_on'];
const CHOICES = [...mailChoices.map(({ name }) => name), 'is_test'];
const NAMES: readonly string[] = ['reached_us_by', 'form', ...shownFields(), ...STANDING, ...CHOICES];

async function show({ payload, user }: Visit, after?: Refused): Promise<Response> {
  const { typed = BEGUN, refused, faults = {} } = after ?? {};
  const now = localTime(new Date(), await zoneOf(payload));
  const shown = (names: readonly string[]) =>
    fieldsNamed(payload, names).map((field) => shownField(field, typed[field.name] ?? '', { fault: faults[field.name] }));
  const when: Field = {
    ...{ name: 'received_at', label: 'When? Empty for now', kind: 'datetime-local', max: now },
    ...{ value: typed.received_at, fault: faults.received_at },
  };
  const groups = [
    { title: 'How it came', fields: [...shown(['reached_us_by', 'form']), when] },
    { title: 'The customer', fields: shown(shownFields()) },
    { title: 'Where it stands', fields: shown(STANDING) },
    { title: 'What is sent', fields: shown(CHOICES) },
  ];
  const back = { href: ENQUIRIES, word: 'Back to the enquiries' };
  return officePage(payload, {
    ...{ title: 'New enquiry', status: refused?.status, account: user },
    children: (
      <RecordForm
        {...{ title: 'New enquiry', groups, act: 'by-hand', word: 'Save the enquiry', action: NEW_ENQUIRY }}
        said={{ refused: refused?.reason, fault: Object.keys(faults)[0], back }}
        hidden={{ act: 'by-hand', id: broughtAlong({ updatedAt: '' }).id }}
      />
    ),
  });
}

const LOCAL = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;

/** The enquiry that this form has made already: it was sent twice, or the first answer was lost. */
async function madeBy(payload: Payload, key: string): Promise<number | undefined> {
  const asked = { where: { idempotency_key: { equals: key } }, limit: 1, pagination: false, depth: 0, trash: true } as const;
  return (await payload.find({ collection: 'leads', ...asked })).docs[0]?.id;
}

/** Stores what somebody wrote down, once for each form; resolves with its id, or why it was not. */
async function add({ payload, user }: Visit, typed: Typed, key: string): Promise<number | Refused> {
  const zone = await zoneOf(payload);
  const { data, faults } = readFields(fieldsNamed(payload, NAMES), typed, todayIn(zone));
  const at = typed.received_at ?? '';
  if (at && !LOCAL.test(at)) faults.received_at = `“${at}” is no time.`;
  if (Object.keys(faults).length > 0) return { typed, refused: { status: 400, reason: WRONG }, faults };
  const received_at = at ? momentOf(at.slice(0, 16), zone).toISOString() : undefined;
  const lead = { ...data, received_at, idempotency_key: key } as Lead;
  try {
    return (await payload.create({ collection: 'leads', data: lead, depth: 0, overrideAccess: false, user })).id;
  } catch (error) {
    return refusedBy(error, typed);
  }
}

async function act(visit: Visit, request: Request): Promise<Response> {
  const typed = await readTyped(request);
  const id = z
    .string()
    .regex(/^[0-9a-f]{24}$/)
    .safeParse(typed?.id).data;
  if (!typed || !id) return notOurs();
  const key = `by-hand ${id}`;
  const made = await inTurn(visit.payload, key, async () => (await madeBy(visit.payload, key)) ?? add(visit, typed, key));
  return typeof made === 'number' ? seeOther(`${lightPageOf(made)}?done=added`) : show(visit, made);
}

/** `/office/enquiries/new`: writes down an enquiry that did not come through the website. */
export const answerByHand = (payload: Payload, request: Request): Promise<Response> =>
  forAnswerers(payload, request, NEW_ENQUIRY, (visit) => (request.method === 'POST' ? act(visit, request) : show(visit)));
