import { runDrill } from '../../leads/drill/drill';
import { forOperator } from '../for-operator';

export const dynamic = 'force-dynamic';

export const POST = (request: Request) => forOperator(request, runDrill);
