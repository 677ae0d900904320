import { runDrill } from '../../leads/drill/drill';
import { forOperator } from '../for-operator';

export const dynamic = 'force-dynamic';

/** Runs a fire drill, and responds with the result. */
export const POST = (request: Request) => forOperator(request, runDrill);
