import config from '@payload-config';
import { getPayload } from 'payload';
import { companyLook } from '../../model/settings/company-look';
import { companyMark } from '../../office/brand';

export const dynamic = 'force-dynamic';

export const GET = async () => companyMark(await companyLook(await getPayload({ config })));
