import { getNextRequestI18n } from '@payloadcms/next/utilities';
import { getPayload, type SanitizedConfig } from 'payload';
import { readCompanyZone } from '../../base/process/time-zone';
import { writeInCompanyTime } from './company-time';

/** Makes the server write times in the company's zone, which it returns: before anything is rendered. */
export async function readCompanyTime(config: Promise<SanitizedConfig>): Promise<string> {
  const payload = await getPayload({ config });
  writeInCompanyTime((await getNextRequestI18n({ config: payload.config })).dateFNS);
  return readCompanyZone(payload);
}
