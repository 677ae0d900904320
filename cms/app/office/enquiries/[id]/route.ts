import config from '@payload-config';
import { getPayload } from 'payload';
import { doAct, isAct, readAct, readLead } from '../../../../leads/light/acts';
import { lightPageOf } from '../../../../leads/light/addresses';
import { enquiryPage, noEnquiry } from '../../../../leads/light/enquiry';
import { forAnswerers, seeOther, type Visit } from '../../../../leads/light/visit';

interface Route {
  params: Promise<{ id: string }>;
}

/** Answers about the enquiry of the address with the rights of whoever is signed in. */
async function about(request: Request, { params }: Route, answer: (visit: Visit, id: number) => Promise<Response>) {
  const { id } = await params;
  const number = /^[1-9]\d{0,14}$/.test(id) ? Number(id) : 0;
  return forAnswerers(await getPayload({ config }), request, lightPageOf(number), (visit) =>
    number ? answer(visit, number) : noEnquiry(visit),
  );
}

/** `/office/enquiries/12`: one enquiry. */
export const GET = (request: Request, route: Route) =>
  about(request, route, async (visit, id) => {
    const asked = new URL(request.url).searchParams;
    const lead = await readLead(visit, id);
    const done = asked.get('done');
    const after = { done: isAct(done) ? done : undefined, reply: Number(asked.get('reply')) || 0 };
    return lead ? enquiryPage(visit, lead, after) : noEnquiry(visit);
  });

/** An act on it, from a plain form. */
export const POST = (request: Request, route: Route) =>
  about(request, route, async (visit, id) => {
    const typed = await readAct(request);
    if (!typed) return new Response('This form is not ours', { status: 400 });
    const refused = await doAct(visit, id, typed);
    if (!refused) return seeOther(`${lightPageOf(id)}?done=${typed.act}`);
    const lead = await readLead(visit, id);
    return lead ? enquiryPage(visit, lead, { refused: { ...refused, typed } }) : noEnquiry(visit);
  });
