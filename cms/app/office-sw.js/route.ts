import { officeWorker } from '../../leads/pages/built-files';

export const dynamic = 'force-dynamic';

export const GET = () => officeWorker();
