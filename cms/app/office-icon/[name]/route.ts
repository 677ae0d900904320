import config from '@payload-config';
import { getPayload } from 'payload';
import { officeIcon } from '../../../leads/pages/installed';
import { companyLook } from '../../../model/settings/company-look';

export const dynamic = 'force-dynamic';

export const GET = async (_: Request, { params }: { params: Promise<{ name: string }> }) =>
  officeIcon(await getPayload({ config }).then(companyLook), (await params).name);
