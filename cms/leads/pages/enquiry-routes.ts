import type { Payload } from 'payload';
import type { Lead } from '../../base/database/payload-types';
import { lightPageOf, TODAY } from '../record/light-page';
import { doAct, readLead } from './acts';
import { absentPage, enquiryPage, noEnquiry } from './enquiry';
import { isDone } from './enquiry-said';
import { ActForm } from './posted-act';
import { todayPage } from './today';
import { forAnswerers, notOurs, readForm, seeOther, type Visit } from './visit';

async function show(visit: Visit, id: number, asked: URLSearchParams): Promise<Response> {
  const lead = await readLead(visit, id);
  const done = asked.get('done');
  const number = (name: string) => Number(asked.get(name)) || 0;
  const erased = asked.has('here') ? { here: number('here'), there: number('there') } : undefined;
  const list = asked.get('in') ?? undefined;
  const after = { done: isDone(done) ? done : undefined, reply: number('reply'), note: number('note'), erased, list };
  return lead ? enquiryPage(visit, lead, after) : absentPage(visit, await readLead(visit, id, true), after);
}

async function act(visit: Visit, id: number, request: Request): Promise<Response> {
  const typed = await readForm(request, ActForm);
  if (!typed) return notOurs();
  const refused = await doAct(visit, id, typed);
  const list = new URL(request.url).searchParams.get('in') ?? undefined;
  if (!refused) return seeOther(`${lightPageOf(id)}?${new URLSearchParams({ done: typed.act, ...(list && { in: list }) })}`);
  const lead = await readLead(visit, id);
  const after = { refused: { ...refused, typed }, list };
  return lead ? enquiryPage(visit, lead, after) : absentPage(visit, await readLead(visit, id, true), after);
}

/** `/office`: what is to be done today. */
export const answerToday = (payload: Payload, request: Request) =>
  forAnswerers(payload, request, TODAY, (visit) => todayPage(visit, new URL(request.url).searchParams));

const idIn = (name: string): number | undefined => (/^[1-9]\d{0,14}$/.test(name) ? Number(name) : undefined);

/** `/office/enquiries/12`: shows an enquiry, or does what a plain form posts about it. */
export function answerEnquiry(payload: Payload, request: Request, name: string): Promise<Response> {
  const id = idIn(name);
  return forAnswerers(payload, request, id ? lightPageOf(id) : TODAY, (visit) => {
    if (!id) return noEnquiry(visit);
    return request.method === 'POST' ? act(visit, id, request) : show(visit, id, new URL(request.url).searchParams);
  });
}

export type Answer = (visit: Visit, lead: Lead, request: Request) => Promise<Response>;

/** Answers a page about one existing enquiry: what it shows to a GET, and what it does for a POST; with `trash` also one that lies there. */
export const aboutEnquiry =
  (pageOf: (id: number) => string, show: Answer, act: Answer, trash = false) =>
  (payload: Payload, request: Request, name: string): Promise<Response> => {
    const id = idIn(name);
    return forAnswerers(payload, request, id ? pageOf(id) : TODAY, async (visit) => {
      const lead = id && (await readLead(visit, id, trash));
      if (!lead) return noEnquiry(visit);
      return request.method === 'POST' ? act(visit, lead, request) : show(visit, lead, request);
    });
  };
