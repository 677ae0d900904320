import config from '@payload-config';
import { getPayload } from 'payload';
import { TODAY } from '../../leads/light/addresses';
import { todayPage } from '../../leads/light/today';
import { forAnswerers } from '../../leads/light/visit';

export const dynamic = 'force-dynamic';

/** `/office`: what is to be done today, light enough for a phone on a bad line. */
export const GET = async (request: Request) => forAnswerers(await getPayload({ config }), request, TODAY, todayPage);
