import { GoingPublic } from 'office/going-public';
import type { Payload } from 'payload';
import { DeadlineExceeded, withDeadline } from 'shared/deadline';
import { sentence } from '../../base/checks';
import { isOwner } from '../../base/rights/access';
import { runDrill } from '../../leads/drill/run-drill';
import { confirmDelivery, sendDeliveryCode } from '../../leads/mails/delivery-check';
import { officePage } from '../../leads/pages/page';
import { forAnswerers, formOf, notForYou, notOurs, seeOther, type Visit } from '../../leads/pages/visit';
import { goLiveFacts } from './go-live-facts';
import { GOING_PUBLIC, goingPublic, type Line } from './lines';
import { nextSteps } from './next';

/** Longest wait for a test enquiry in milliseconds; one that takes longer goes on, and the page says so. */
const WAIT_MS = 15_000;

const BUTTONS = { mail: 'Send a test mail', enquiry: 'Send a test enquiry' };

const checkOf = (fault: string | undefined, { name, title, finding, links = [], sends, asksCode }: Line) => {
  const isOk = finding.level === 'ok';
  return {
    ...{ name, title, isOk, links, asksCode, fault },
    saw: sentence(finding.what),
    advice: !isOk && finding.advice ? sentence(finding.advice) : undefined,
    button: sends && BUTTONS[sends],
  };
};

async function show({ payload, user }: Visit, fault?: string): Promise<Response> {
  const [lines, next] = await Promise.all([goingPublic(payload, await goLiveFacts(payload)), nextSteps(payload)]);
  const model = { action: GOING_PUBLIC, checks: lines.map((line) => checkOf(fault, line)), next };
  return officePage(payload, {
    ...{ title: 'Going public', account: user, status: fault ? 400 : 200 },
    children: <GoingPublic {...model} />,
  });
}

async function act(visit: Visit, request: Request): Promise<Response> {
  const { payload } = visit;
  const form = await formOf(request);
  switch (form?.get('act')) {
    case 'mail':
      await sendDeliveryCode(payload); // what became of it is read from the records, as all else
      return seeOther(`${GOING_PUBLIC}#mail`);
    case 'code': {
      const { ok, message } = await confirmDelivery(payload, String(form.get('code')));
      return ok ? seeOther(`${GOING_PUBLIC}#mail`) : show(visit, sentence(message));
    }
    case 'enquiry':
      // One that takes longer goes on, and the page says so.
      await withDeadline(WAIT_MS, 'a test enquiry', () => runDrill(payload)).catch((error: unknown) => {
        if (!(error instanceof DeadlineExceeded)) throw error;
      });
      return seeOther(`${GOING_PUBLIC}#enquiry`);
    default:
      return notOurs();
  }
}

/** `/office/going-public`: an owner sees what is right and what is not, and tries mail and enquiry. */
export const answerGoingPublic = (payload: Payload, request: Request): Promise<Response> =>
  forAnswerers(payload, request, GOING_PUBLIC, async (visit) => {
    if (isOwner(visit.user)) return request.method === 'POST' ? act(visit, request) : show(visit);
    return notForYou(visit, 'Only an owner takes the site public.');
  });
