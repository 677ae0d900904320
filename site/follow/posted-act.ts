import { randomBytes } from 'node:crypto';
import { FollowAct } from 'contract/follow';
import { TEXT_MAX } from 'contract/lead-fields';
import type { ActName, FormView } from '../content/followed';
import { BadBody, readForm } from '../leads/body';
import { clean } from '../leads/input';

const acts = FollowAct.shape.act.options;
export const isAct = (name: unknown): name is ActName => acts.some((act) => act === name);
/** The shape of the id that a form drew. */
export const ID = /^[0-9a-f]{24}$/;
export const newId = () => randomBytes(12).toString('hex');

export const NOT_DONE = {
  unreachable:
    'Our office has not answered, so we do not know yet whether this arrived. What you typed is still here: send it again in a few minutes, which counts once, or call us.',
  draft: 'The customer has not got this quote yet, so nothing can be pressed here.',
  photos: 'Our office has not answered, so these photos are not with it yet. Send them again in a few minutes, or call us.',
  noPhotos: 'Choose photos first.',
  notOurs: 'This form was not complete. Please send it again from this page.',
  tooLong: `Please use at most ${TEXT_MAX.toLocaleString('en-AU')} characters.`,
};

/** The form that was posted, with what was typed cleaned of what no database takes. */
export async function readAct(request: Request): Promise<FormView & { fault?: string; status?: 400 | 413 | 415 }> {
  try {
    const posted: Record<string, string | undefined> = Object.fromEntries(await readForm(request));
    const { act, id = '', text = '', version } = posted;
    const form = {
      id: ID.test(id) ? id : newId(),
      text: clean(text),
      ...(/^[1-9]\d{0,5}$/.test(version ?? '') && { version: Number(version) }),
    };
    if (!isAct(act) || act === 'photos' || form.id !== id) return { ...form, fault: NOT_DONE.notOurs, status: 400 };
    return { ...form, act, ...(form.text.trim().length > TEXT_MAX && { fault: NOT_DONE.tooLong }) };
  } catch (error) {
    if (!(error instanceof BadBody)) throw error;
    return { id: newId(), fault: error.message, status: error.status };
  }
}
