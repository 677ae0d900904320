import { type LeadFieldName, leadFields } from 'contract/lead-fields';
import type { Endpoint, PayloadRequest } from 'payload';
import { callLink } from 'shared/phone';
import { record } from '../base/audit/record';
import { stamp, zoneOf } from '../base/process/zone';
import type { ShownLead } from './inbox/shown-lead';
import { dismissAtSites, type SpoolLead, sendAgainAtSites, setAsideAtSites } from './privacy/erase-at-site';

const NO_ANSWER = 'The website does not answer. Nothing was changed; try again.';

const isField = (name: string): name is LeadFieldName => Object.hasOwn(leadFields, name);

const shown =
  (zone: string) =>
  ({ reference, received_at, fields, page }: SpoolLead): ShownLead => ({
    reference,
    received: stamp(new Date(received_at), zone),
    name: fields.name ?? [fields.first_name, fields.last_name].filter(Boolean).join(' '),
    call: callLink(fields.phone),
    lines: [
      ...Object.entries(fields).flatMap(([name, text]): [string, string][] =>
        text && isField(name) && leadFields[name].stored !== 'no' ? [[leadFields[name].label, text]] : [],
      ),
      ['Page of the form', page],
    ],
  });

/** What the list shows: leads that were refused after their visitor was thanked, and those that have waited for long. */
async function list({ payload }: PayloadRequest): Promise<Response> {
  const zone = await zoneOf(payload);
  const { refused, late, damaged } = await setAsideAtSites();
  const body = { refused: refused.map(shown(zone)), late: late.map(shown(zone)), damaged };
  return Response.json(body, { headers: { 'cache-control': 'no-store' } });
}

async function act(req: PayloadRequest): Promise<Response> {
  const { references, action } = ((await req.json?.().catch(() => undefined)) ?? {}) as {
    references?: unknown;
    action?: unknown;
  };
  const chosen = Array.isArray(references) ? references.filter((one): one is string => typeof one === 'string') : [];
  if (chosen.length === 0 || (action !== 'send' && action !== 'dismiss'))
    return Response.json({ message: 'Say which enquiries, and whether to send or to dismiss them' }, { status: 400 });
  const count = await (action === 'send' ? sendAgainAtSites(chosen) : dismissAtSites(chosen));
  const audited = action === 'send' ? 'send' : 'delete';
  await record(req.payload, { action: audited, account: req.user, subject: 'leads', record: chosen.join(', ') });
  return Response.json({ count });
}

const answered = (handle: (req: PayloadRequest) => Promise<Response>) => async (req: PayloadRequest) => {
  try {
    return await handle(req);
  } catch (error) {
    req.payload.logger.warn({ err: error }, 'The website was not asked for the leads that it set aside');
    return Response.json({ message: NO_ANSWER }, { status: 502 });
  }
};

/** Leads that lie at the sites; `allow` is the check of the account's role. */
export const setAsideEndpoints = (
  allow: (handle: (req: PayloadRequest) => Promise<Response>) => Endpoint['handler'],
): Endpoint[] => [
  { path: '/set-aside', method: 'get', handler: allow(answered(list)) },
  { path: '/set-aside', method: 'post', handler: allow(answered(act)) },
];
