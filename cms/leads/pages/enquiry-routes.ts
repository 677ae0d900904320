import type { Payload } from 'payload';
import { lightPageOf, TODAY } from '../record/light-page';
import { doAct, isAct, readAct, readLead } from './acts';
import { enquiryPage, noEnquiry } from './enquiry';
import { todayPage } from './today';
import { forAnswerers, seeOther, type Visit } from './visit';

async function show(visit: Visit, id: number, asked: URLSearchParams): Promise<Response> {
  const lead = await readLead(visit, id);
  const done = asked.get('done');
  const after = { done: isAct(done) ? done : undefined, reply: Number(asked.get('reply')) || 0 };
  return lead ? enquiryPage(visit, lead, after) : noEnquiry(visit);
}

async function act(visit: Visit, id: number, request: Request): Promise<Response> {
  const typed = await readAct(request);
  if (!typed) return new Response('This form is not ours', { status: 400 });
  const refused = await doAct(visit, id, typed);
  if (!refused) return seeOther(`${lightPageOf(id)}?done=${typed.act}`);
  const lead = await readLead(visit, id);
  return lead ? enquiryPage(visit, lead, { refused: { ...refused, typed } }) : noEnquiry(visit);
}

/** `/office`: what is to be done today. */
export const answerToday = (payload: Payload, request: Request) =>
  forAnswerers(payload, request, TODAY, (visit) => todayPage(visit, new URL(request.url).searchParams));

/** `/office/enquiries/12`: shows an enquiry, or does what a plain form posts about it. */
export function answerEnquiry(payload: Payload, request: Request, name: string): Promise<Response> {
  const id = /^[1-9]\d{0,14}$/.test(name) ? Number(name) : undefined;
  return forAnswerers(payload, request, id ? lightPageOf(id) : TODAY, (visit) => {
    if (!id) return noEnquiry(visit);
    return request.method === 'POST' ? act(visit, id, request) : show(visit, id, new URL(request.url).searchParams);
  });
}
