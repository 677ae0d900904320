import { runDrill } from '../../leads/drill/run-drill';
import { forOperator } from '../for-operator';

export const dynamic = 'force-dynamic';

export const POST = (request: Request) => forOperator(request, runDrill);
