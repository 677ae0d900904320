import config from '@payload-config';
import { getPayload } from 'payload';
import { officeManifest } from '../../leads/pages/installed';
import { companyLook } from '../../model/settings/company-look';

export const dynamic = 'force-dynamic';

export const GET = async () => officeManifest(await companyLook(await getPayload({ config })));
