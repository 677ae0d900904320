import config from '@payload-config';
import { getPayload } from 'payload';
import { answerFeed } from '../../../../leads/calendar/feed';

export const GET = async (_: Request, { params }: { params: Promise<{ name: string }> }) =>
  answerFeed(await getPayload({ config }), (await params).name);
