import { ReplyTexts } from 'office/answers/reply-texts';
import type { ActModel } from 'office/enquiry/acts';
import type { Field } from 'office/fields';
import type { Payload } from 'payload';
import { z } from 'zod';
import { inTurn } from '../../base/database/in-turn';
import type { ReplyText } from '../../base/database/payload-types';
import { REPLY_NAMES } from '../inbox/replies';
import { REPLY_TEXTS, TODAY } from '../record/light-page';
import { officePage } from './page';
import { type Faults, type Refused, refusedBy, type Typed } from './record-fields';
import { forAnswerers, notOurs, readForm, seeOther, type Visit } from './visit';

const DONE = { add: 'Text added.', change: 'Text changed.', remove: 'Text removed.' };
const isDone = (name: string | null): name is keyof typeof DONE => name !== null && Object.hasOwn(DONE, name);

const Form = z.object({
  act: z.enum(['add', 'change', 'remove']),
  text_id: z.coerce.number().int().nonnegative().default(0),
  made_from: z.string().max(40).default(''),
  name: z.string().trim().max(1000).default(''),
  text: z.string().trim().max(20_000).default(''),
});
type Act = z.infer<typeof Form>;

type After = Refused & { act: Act };

const fieldsOf = (of: string, { name = '', text = '' }: Typed, faults: Faults = {}): Field[] => [
  {
    name: 'name',
    id: `name-${of}`,
    label: 'Name. Only you see it',
    value: name,
    maxLength: 60,
    required: true,
    fault: faults.name,
  },
  {
    ...{ name: 'text', id: `text-${of}`, label: 'Text', kind: 'textarea', value: text, rows: 8, maxLength: 3000 },
    ...{ required: true, fault: faults.text },
  },
];

const readAll = async ({ payload, user }: Visit): Promise<ReplyText[]> => {
  const all = { sort: 'name', pagination: false, limit: 0, depth: 0 } as const;
  return (await payload.find({ collection: 'reply-texts', ...all, overrideAccess: false, user })).docs;
};

/** The forms of one text; what was typed in one that was refused stays. */
function formsOf({ id, name, text, updatedAt }: ReplyText, after?: After) {
  const mine = after?.act.text_id === id && after.act.act === 'change' ? after : undefined;
  const about = { action: REPLY_TEXTS, of: String(id), hidden: { text_id: String(id), made_from: updatedAt } };
  const change: ActModel = {
    ...{ ...about, act: 'change', word: 'Save the text', isOpen: mine !== undefined },
    fields: fieldsOf(String(id), mine?.typed ?? { name, text }, mine?.faults),
  };
  const remove: ActModel = {
    ...about,
    act: 'remove',
    title: 'Remove …',
    word: 'Remove it for good',
    hint: `“${name}” cannot be brought back.`,
  };
  return { id, name, change, remove };
}

async function show(visit: Visit, done?: keyof typeof DONE, after?: After): Promise<Response> {
  const texts = await readAll(visit);
  // What was typed into a text that is gone can be saved as a new one.
  const isNew = after && !texts.some(({ id }) => id === after.act.text_id);
  const fault = after && Object.keys(after.faults ?? {})[0];
  const add: ActModel = {
    ...{ action: REPLY_TEXTS, act: 'add', word: 'Add the text', hidden: {} },
    fields: fieldsOf('new', isNew ? after.typed : {}, isNew ? after.faults : {}),
  };
  return officePage(visit.payload, {
    ...{ title: 'Reply texts', status: after?.refused.status, account: visit.user },
    children: (
      <ReplyTexts
        said={{
          ...{ done: done && DONE[done], refused: after?.refused.reason, back: { href: TODAY, word: 'Today' } },
          fault: fault && `${fault}-${isNew ? 'new' : after?.act.text_id}`,
        }}
        names={REPLY_NAMES}
        texts={texts.map((text) => formsOf(text, after))}
        add={add}
      />
    ),
  });
}

const isSame = ({ name, text }: ReplyText, act: Act) => name === act.name && text.replace(/\r\n?/g, '\n') === act.text;

/** Does what a form asks for, as the account; resolves with the reason if it was not done. What arrives twice is done once. */
async function change(visit: Visit, act: Act): Promise<After | undefined> {
  const { payload, user } = visit;
  const { name, text, text_id: id, made_from } = act;
  const [typed, as] = [{ name, text }, { depth: 0, overrideAccess: false, user } as const];
  const refuse = (status: number, reason: string): After => ({ act, typed, refused: { status, reason } });
  const texts = await readAll(visit);
  const stored = texts.find((one) => one.id === id);
  if (act.act === 'add' ? texts.some((one) => isSame(one, act)) : stored && act.act === 'change' && isSame(stored, act))
    return undefined;
  if (act.act === 'remove' && !stored) return undefined;
  if (act.act !== 'add' && !stored)
    return refuse(409, 'Somebody has removed this text meanwhile. What you typed stands below as a new one.');
  if (stored && act.act !== 'add' && stored.updatedAt !== made_from)
    return refuse(
      409,
      `${stored.edited_by || 'Somebody'} has changed this text meanwhile, to “${stored.text}”. Save again to replace it.`,
    );
  try {
    if (act.act === 'add') await payload.create({ collection: 'reply-texts', data: typed, ...as });
    else if (act.act === 'change') await payload.update({ collection: 'reply-texts', id, data: typed, ...as });
    else await payload.delete({ collection: 'reply-texts', id, ...as });
    return undefined;
  } catch (error) {
    return { act, ...refusedBy(error, typed) };
  }
}

async function post(visit: Visit, request: Request): Promise<Response> {
  const act = await readForm(request, Form);
  if (!act) return notOurs();
  act.text = act.text.replace(/\r\n?/g, '\n');
  const refused = await inTurn(visit.payload, 'reply-texts', () => change(visit, act));
  return refused ? show(visit, undefined, refused) : seeOther(`${REPLY_TEXTS}?done=${act.act}`);
}

/** `/office/reply-texts`: the texts to answer with. */
export const answerReplyTexts = (payload: Payload, request: Request): Promise<Response> =>
  forAnswerers(payload, request, REPLY_TEXTS, (visit) => {
    const done = new URL(request.url).searchParams.get('done');
    return request.method === 'POST' ? post(visit, request) : show(visit, isDone(done) ? done : undefined);
  });
